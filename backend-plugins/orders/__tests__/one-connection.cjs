/* global setTimeout, clearTimeout */
'use strict';

/**
 * Preloaded into a backend under test (`node --require`): after the first request, the connection
 * pool hands out one connection at a time. A use case that takes a second connection inside a
 * transaction blocks itself and is answered 503 after five seconds.
 */
const http = require('node:http');
const pg = require('pg');

const ACQUIRE_TIMEOUT_MS = 5000;

let limited = false;
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (type, ...rest) {
  if (type === 'request') limited = true;
  return emit.call(this, type, ...rest);
};

class OneConnectionPool extends pg.Pool {
  waiting = [];
  taken = false;

  connect(callback) {
    if (!limited || !callback) return super.connect(callback);
    const turn = () => {
      clearTimeout(timer);
      super.connect((error, client, release) => callback(error, client, this.once(release)));
    };
    const timer = setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(turn), 1);
      callback(new Error('timeout exceeded when trying to connect'));
    }, ACQUIRE_TIMEOUT_MS);
    this.waiting.push(turn);
    this.next();
    return undefined;
  }

  once(release) {
    return (...rest) => {
      release(...rest);
      this.taken = false;
      this.next();
    };
  }

  next() {
    if (this.taken || this.waiting.length === 0) return;
    this.taken = true;
    this.waiting.shift()();
  }
}

Object.defineProperty(pg, 'Pool', { value: OneConnectionPool, configurable: true });
