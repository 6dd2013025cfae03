use serde_json::{Value, json};

/// What somebody looks at pages with, and how they have set it up.
#[derive(Clone, Debug)]
pub struct Device {
    width: u32,
    height: u32,
    kind: Kind,
    scripts: Scripts,
    language: String,
    /// What pages may ask for by `@media`.
    media: Vec<(&'static str, &'static str)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// With a mouse.
    Desktop,
    /// With a finger.
    Phone,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Scripts {
    On,
    Off,
}

impl Device {
    /// A screen of 1280 by 900 with keyboard and mouse; English, light, scripts run.
    #[must_use]
    pub fn desktop() -> Device {
        Device {
            width: 1280,
            height: 900,
            kind: Kind::Desktop,
            scripts: Scripts::On,
            language: "en".into(),
            media: vec![("prefers-color-scheme", "light")],
        }
    }

    /// A screen of 390 by 844 that is touched; English, light, scripts run.
    #[must_use]
    pub fn phone() -> Device {
        Device { width: 390, height: 844, kind: Kind::Phone, ..Device::desktop() }
    }

    /// Returns the device with another size.
    #[must_use]
    pub fn sized(self, width: u32, height: u32) -> Device {
        Device { width, height, ..self }
    }

    /// Returns the device of somebody who lets no scripts run.
    #[must_use]
    pub fn without_scripts(self) -> Device {
        Device { scripts: Scripts::Off, ..self }
    }

    /// Returns the device of somebody who reads a language such as `fr`, or several: `ro,fr`.
    #[must_use]
    pub fn speaking(self, language: &str) -> Device {
        Device { language: language.into(), ..self }
    }

    /// Returns the device of somebody who likes dark pages.
    #[must_use]
    pub fn dark(self) -> Device {
        self.with_media("prefers-color-scheme", "dark")
    }

    /// Returns the device of somebody whom movements make ill.
    #[must_use]
    pub fn with_reduced_motion(self) -> Device {
        self.with_media("prefers-reduced-motion", "reduce")
    }

    /// Returns the device of somebody who chooses all colours themself.
    #[must_use]
    pub fn with_forced_colours(self) -> Device {
        self.with_media("forced-colors", "active")
    }

    /// Returns the device of somebody who needs more contrast.
    #[must_use]
    pub fn with_more_contrast(self) -> Device {
        self.with_media("prefers-contrast", "more")
    }

    fn with_media(mut self, name: &'static str, value: &'static str) -> Device {
        self.media.retain(|(known, _)| *known != name);
        self.media.push((name, value));
        self
    }

    /// The height of the screen.
    pub(crate) fn height(&self) -> u32 {
        self.height
    }

    pub(crate) fn is_touched_without_scripts(&self) -> bool {
        self.kind == Kind::Phone && self.scripts == Scripts::Off
    }

    /// The word of WebDriver for what points at things.
    pub(crate) fn pointer(&self) -> &'static str {
        match self.kind {
            Kind::Desktop => "mouse",
            Kind::Phone => "touch",
        }
    }

    /// Returns the arguments of `Emulation.setEmulatedMedia`.
    pub(crate) fn media(&self) -> Value {
        let features = self.media.iter().map(|(name, value)| json!({"name": name, "value": value}));
        json!({ "features": features.collect::<Vec<_>>() })
    }

    /// Returns what the driver is told when it starts a browser.
    pub(crate) fn capabilities(&self) -> Value {
        let Device { width, height, .. } = self;
        let is_phone = self.kind == Kind::Phone;
        let mut arguments = vec![
            "--headless=new".into(),
            format!("--window-size={width},{height}"),
            // Tests need no network.
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost".into(),
        ];
        if !is_phone {
            // A machine for tests has no mouse; this one is believed to have one.
            arguments.push(
                "--blink-settings=primaryHoverType=2,availableHoverTypes=2,\
                 primaryPointerType=4,availablePointerTypes=4"
                    .into(),
            );
        }
        if is_root() {
            arguments.push("--no-sandbox".into());
        }
        let mut settings = json!({ "intl.accept_languages": self.language });
        if self.scripts == Scripts::Off {
            settings["profile.managed_default_content_settings.javascript"] = 2.into();
        }
        let screen = json!({
            "width": width,
            "height": height,
            "pixelRatio": if is_phone { 2 } else { 1 },
            "touch": is_phone,
            "mobile": is_phone,
        });
        json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": {
                "args": arguments,
                "prefs": settings,
                "mobileEmulation": { "deviceMetrics": screen },
                "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
            },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "timeouts": { "pageLoad": 30_000, "script": 30_000 },
        } } })
    }
}

/// Chromium does not shut itself in a sandbox as root.
#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;

    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
