'use strict';

/** The engine calls these at startup and on errors. They send and store nothing. */
const noop = () => undefined;

exports.default = noop;
exports.track = noop;
exports.trackFeatureFlag = noop;
exports.trackInstallation = noop;
exports.setTelemetryEnabled = noop;
