/* global process */
'use strict';

/**
 * Loaded into a backend under test (`node --require`): its clock is off by as many milliseconds as
 * the file names that is called like its port, in the folder CLOCKS. Timers and `performance.now`
 * run on, as they do where a real clock is set.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const RealDate = Date;
const realNow = Date.now;
const file = join(process.env.CLOCKS, process.env.BACKEND_PORT);

const now = () => realNow() + (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, made) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [now()], made),
  apply: () => new RealDate(now()).toString(),
});
