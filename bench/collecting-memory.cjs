'use strict';

/**
 * Loaded into a measured backend (`node --require`): collects all garbage before each reading of
 * memory usage, so that `/metrics` reports only memory in use.
 */
const process = require('node:process');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
const { memoryUsage } = process;

process.memoryUsage = () => {
  collectGarbage();
  return memoryUsage();
};
