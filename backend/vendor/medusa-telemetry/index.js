'use strict';

/** The engine calls these at start and on errors. None of them sends or stores anything. */
const nothing = () => undefined;

exports.default = nothing;
exports.track = nothing;
exports.trackFeatureFlag = nothing;
exports.trackInstallation = nothing;
exports.setTelemetryEnabled = nothing;
