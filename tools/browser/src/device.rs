use serde_json::{Value, json};

/// A visitor's device, and how it is set up.
#[derive(Clone, Debug)]
pub struct Device {
    width: u32,
    height: u32,
    kind: Kind,
    scripts: Scripts,
    language: String,
    /// The media features that pages can query with `@media`.
    media: Vec<(&'static str, &'static str)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// A desktop, with a mouse.
    Desktop,
    /// A phone, with a touch screen.
    Phone,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Scripts {
    On,
    Off,
}

impl Device {
    /// Returns a device with a screen of 1280 by 900, keyboard and mouse; English, light, scripts run.
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

    /// Returns a device with a touch screen of 390 by 844; English, light, scripts run.
    #[must_use]
    pub fn phone() -> Device {
        Device { width: 390, height: 844, kind: Kind::Phone, ..Device::desktop() }
    }

    /// Returns the device with another size.
    #[must_use]
    pub fn sized(self, width: u32, height: u32) -> Device {
        Device { width, height, ..self }
    }

    /// Returns the device with scripts turned off.
    #[must_use]
    pub fn without_scripts(self) -> Device {
        Device { scripts: Scripts::Off, ..self }
    }

    /// Returns the device of a visitor who reads a language such as `fr`, or several: `ro,fr`.
    #[must_use]
    pub fn speaking(self, language: &str) -> Device {
        Device { language: language.into(), ..self }
    }

    /// Returns the device of a visitor who prefers dark pages.
    #[must_use]
    pub fn dark(self) -> Device {
        self.with_media("prefers-color-scheme", "dark")
    }

    /// Returns the device of a visitor who prefers reduced motion.
    #[must_use]
    pub fn with_reduced_motion(self) -> Device {
        self.with_media("prefers-reduced-motion", "reduce")
    }

    /// Returns the device with forced colours: the visitor chooses all of them.
    #[must_use]
    pub fn with_forced_colours(self) -> Device {
        self.with_media("forced-colors", "active")
    }

    /// Returns the device of a visitor who needs more contrast.
    #[must_use]
    pub fn with_more_contrast(self) -> Device {
        self.with_media("prefers-contrast", "more")
    }

    fn with_media(mut self, name: &'static str, value: &'static str) -> Device {
        self.media.retain(|(known, _)| *known != name);
        self.media.push((name, value));
        self
    }

    /// Returns the height of the screen.
    pub(crate) fn height(&self) -> u32 {
        self.height
    }

    pub(crate) fn is_touched_without_scripts(&self) -> bool {
        self.kind == Kind::Phone && self.scripts == Scripts::Off
    }

    /// Returns WebDriver's word for the pointer.
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

    /// Returns the capabilities that the driver starts a browser with.
    pub(crate) fn capabilities(&self) -> Value {
        let Device { width, height, .. } = self;
        let is_phone = self.kind == Kind::Phone;
        let mut arguments = vec![
            "--headless=new".into(),
            format!("--window-size={width},{height}"),
            // Tests must not need a network.
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost".into(),
        ];
        if !is_phone {
            // A machine that runs tests has no mouse; this makes the browser believe in one.
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

/// Tells whether this process is root: Chromium's sandbox does not work as root.
#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;

    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
