import Module from 'node:module';

/** The files of the engine's `dist/subscribers` that are left out, each with the reason. */
export const LEFT_OUT = {
  order:
    'Counts uses of discounts and completes draft orders, and this shop has no discounts and no draft orders. It reads each new order twice: thirteen queries, three times the work of placing it.',
  product:
    'Reads each new or changed product with eight queries and hands it to the search service, whose index is kept by the database: its `addDocuments` does nothing.',
  notification:
    'Listens to every event for notification providers, and none is installed. With it, every event has a listener and is staged.',
} as const;

/**
 * Keeps the engine from loading these subscribers; call it before the engine is loaded. The engine's loader
 * requires every file of the folder, and no setting excludes one. Throws if an upgrade has moved a file.
 */
export function leaveOutSubscribers(): void {
  for (const name of Object.keys(LEFT_OUT)) {
    const file = require.resolve(`@medusajs/medusa/dist/subscribers/${name}.js`);
    const stub = new Module(file);
    stub.exports = { default: class {} };
    stub.loaded = true;
    require.cache[file] = stub;
  }
}
