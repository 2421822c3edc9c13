'use strict';

const { medusaConfig } = require('./dist/config/medusa-config');

module.exports = medusaConfig();
