"""Checks that the description of the API at an address is valid OpenAPI, with patterns that Python knows."""

import json
import sys
import urllib.request

from openapi_spec_validator import validate

with urllib.request.urlopen(sys.argv[1], timeout=20) as answer:
    validate(json.load(answer))
