/* global __dirname */
'use strict';

/*
 * Preloaded (`--require`) into the backends of the tests: caches the compiled code and the resolved
 * paths of their 3,500 modules across starts, which halves the startup time. Node's own cache
 * (NODE_COMPILE_CACHE, from 22.1) covers only the code.
 */

const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const process = require('node:process');
const v8 = require('node:v8');
const vm = require('node:vm');

const ROOT = path.resolve(__dirname, '..', '..', '..');
const DEPENDENCIES = `${path.sep}node_modules${path.sep}`;
/** The share of uncached modules from which the cache is rewritten. */
const REWRITE_FROM = 0.02;

const program = path.basename(process.argv[1] ?? 'node', '.js');
/** V8 rejects code that was compiled with other flags, such as those of a test's NODE_OPTIONS. */
const flags = v8.cachedDataVersionTag();
const file = path.join(ROOT, '.cache', 'test-modules', `${program}-${flags}.bin`);

/** Changes with every installation, which may move packages. */
const installed = statSync(path.join(ROOT, 'node_modules', '.package-lock.json'), {
  throwIfNoEntry: false,
})?.mtimeMs;

/** Code by hash of its source, and file names by folder and request. */
function read() {
  try {
    const kept = v8.deserialize(readFileSync(file));
    return kept.installed === installed ? kept : { code: kept.code, found: new Map() };
  } catch {
    return { code: new Map(), found: new Map() }; // missing or truncated
  }
}

const { code, found } = read();
/** The scripts that this process has run, by hash of their source. */
const scripts = new Map();
let compiled = 0;

const hashOf = (source) => createHash('sha1').update(source).digest('base64');

/** Compiles the module in Node's wrapper; undefined if it is not CommonJS. */
function scriptOf(source, filename) {
  const hash = hashOf(source);
  const cachedData = code.get(hash);
  try {
    const script = new vm.Script(Module.wrap(source), {
      filename,
      cachedData,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!cachedData || script.cachedDataRejected) compiled += 1;
    scripts.set(hash, script);
    return script;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Creates the `require` of a module. */
function requireOf(module) {
  const require = (request) => module.require(request);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  return require;
}

const compile = Module.prototype._compile;
Module.prototype._compile = function (source, filename, ...rest) {
  const script = source.startsWith('#!') ? undefined : scriptOf(source, filename);
  if (!script) return compile.call(this, source, filename, ...rest);
  const { exports } = this;
  const run = script.runInThisContext();
  return run.call(exports, exports, requireOf(this), this, filename, path.dirname(filename));
};

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, isMain, options) {
  const from = parent?.filename;
  // modules outside node_modules may be rebuilt between two starts
  if (options || !from?.includes(DEPENDENCIES)) {
    return resolve.call(this, request, parent, isMain, options);
  }
  const key = `${path.dirname(from)}\n${request}`;
  const filename = found.get(key) ?? resolve.call(this, request, parent, isMain, options);
  found.set(key, filename);
  return filename;
};

function save() {
  if (compiled <= scripts.size * REWRITE_FROM) return;
  compiled = 0;
  const code = new Map();
  for (const [hash, script] of scripts) code.set(hash, script.createCachedData());
  mkdirSync(path.dirname(file), { recursive: true });
  // several processes may write at once
  writeFileSync(`${file}.${process.pid}`, v8.serialize({ installed, code, found }));
  renameSync(`${file}.${process.pid}`, file);
}

process.on('exit', save);
// when a backend reports that it is ready, since a killed process has no exit event
const { send } = process;
if (send) {
  process.send = function (...message) {
    save();
    return send.apply(process, message);
  };
}
