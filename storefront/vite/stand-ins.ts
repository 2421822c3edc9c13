import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (name: string) => new URL(`stand-ins/${name}.ts`, import.meta.url);

/**
 * What packages bring along and this shop has no use for; each would be a part of the first page.
 * Our files say why they are enough.
 */
const STAND_INS = [
  { owner: 'medusa-react', id: '@medusajs/medusa-js', by: own('medusa-js') },
  { owner: '@medusajs/medusa-js', id: 'retry-axios', by: own('retry-axios') },
  { owner: '@medusajs/medusa-js', id: 'uuid', by: own('uuid') },
  {
    owner: '@tanstack/react-query',
    id: 'use-sync-external-store/shim/index.js',
    by: own('use-sync-external-store'),
  },
  {
    // its exports name the build with the warnings, whatever is asked for
    owner: 'react-router-dom',
    id: 'react-router',
    by: new URL('../production/index.mjs', import.meta.resolve('react-router')),
  },
];

/**
 * React Router in a form that lets the bundler drop the components that nobody uses: without their
 * names for a developer's tools, and with a mark on the call that makes them.
 */
const droppable = (code: string): string =>
  code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ');

/** Puts something smaller in the place of packages that others carry along. */
export function standIns(): Plugin {
  return {
    name: 'harrow-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer = '') {
      const standIn = STAND_INS.find(
        (known) => known.id === id && importer.includes(`/node_modules/${known.owner}/`),
      );
      return standIn && fileURLToPath(standIn.by);
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}
