'use strict';

/**
 * Loaded into a backend that is measured (`node --require`): collects all garbage whenever it is
 * asked how much memory it uses, so that `/metrics` tells what it holds, and not what it has yet to
 * throw away.
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
