/* global process */
'use strict';

/**
 * Preloaded into a backend under test (`node --require`): redirects its standard output to the file
 * SMALL_DISK_LOG. If SMALL_DISK_SIMULATED names a file, simulates a full disk for images and output
 * while that file exists: only half of each file is written.
 */
const fs = require('node:fs');
const promises = require('node:fs/promises');

const { SMALL_DISK_LOG: log, SMALL_DISK_SIMULATED: ballast } = process.env;

fs.closeSync(1);
fs.openSync(log, 'a'); // gets the lowest free descriptor

const isFull = () => ballast !== undefined && fs.existsSync(ballast);
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

const { write, writeSync } = fs;
fs.write = (fd, ...rest) => {
  if (fd === 1 && isFull()) process.nextTick(rest.at(-1), noSpace());
  else write(fd, ...rest);
};
fs.writeSync = (fd, ...rest) => {
  if (fd === 1 && isFull()) throw noSpace();
  return writeSync(fd, ...rest);
};

const { open } = promises;
promises.open = async (...parameters) => {
  const handle = await open(...parameters);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (bytes) => {
    if (!isFull()) return await writeFile(bytes);
    await writeFile(bytes.subarray(0, bytes.length / 2));
    throw noSpace();
  };
  for (const method of ['write', 'writev']) {
    const original = handle[method].bind(handle);
    handle[method] = async (...given) => {
      if (isFull()) throw noSpace();
      return await original(...given);
    };
  }
  return handle;
};
