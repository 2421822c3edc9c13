/* global process */
'use strict';

/**
 * Loaded into a backend under test (`node --require`): its standard output is the file
 * SMALL_DISK_LOG. Where the file SMALL_DISK_PLAYED is named, pictures and output meet a full disk for
 * as long as that exists: half of a file is written, and then no more.
 */
const fs = require('node:fs');
const promises = require('node:fs/promises');

const { SMALL_DISK_LOG: log, SMALL_DISK_PLAYED: ballast } = process.env;

fs.closeSync(1);
fs.openSync(log, 'a'); // takes the lowest number that is free

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
  return handle;
};
