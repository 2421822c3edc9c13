import Module from 'node:module';

const panic = (message: string): never => {
  throw new Error(message);
};

/**
 * Keeps the builder of the stock admin, with webpack and Babel, out of the running server. The
 * engine's plugin loads it at every start and uses its logger alone, because `autoRebuild` is off.
 */
export function skipAdminBuilder(): void {
  const plugin = require.resolve('@medusajs/admin/package.json');
  const file = Module.createRequire(plugin).resolve('@medusajs/admin-ui');
  const builder = new Module(file);
  builder.exports = { logger: { info: console.info, panic } };
  builder.loaded = true;
  require.cache[file] = builder;
}
