/* global process */
'use strict';

/**
 * Preloaded into a backend under test (`node --require`): shifts its clock by the milliseconds in
 * the file that is named like its port, in the folder CLOCKS. Timers and `performance.now` are not
 * affected, as when a real clock is set.
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
