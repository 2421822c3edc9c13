import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (name: string) => new URL(`stand-ins/${name}`, import.meta.url);

/**
 * Dependencies of packages that the shop does not need, and that would be part of the first page. Each
 * replacement documents why it is sufficient.
 */
const STAND_INS = [
  { owner: 'medusa-react', id: '@medusajs/medusa-js', by: own('medusa-js.ts') },
  { owner: '@medusajs/medusa-js', id: 'retry-axios', by: own('retry-axios.ts') },
  { owner: '@medusajs/medusa-js', id: 'uuid', by: own('uuid.ts') },
  {
    owner: '@tanstack/react-query',
    id: 'use-sync-external-store/shim/index.js',
    by: own('use-sync-external-store.ts'),
  },
  {
    owner: '@tanstack/query-core',
    id: './infiniteQueryBehavior.mjs',
    by: own('infinite-queries.ts'),
  },
  ...['toFormData', 'formDataToJSON', 'toURLEncodedForm', 'AxiosURLSearchParams'].map((name) => ({
    owner: 'axios',
    id: `/${name}`,
    by: own('axios-forms.cjs'),
  })),
  ...['cookies', 'isURLSameOrigin'].map((name) => ({
    owner: 'axios',
    id: `/${name}`,
    by: own('axios-xsrf.cjs'),
  })),
  { owner: 'lucide-react', id: '/createLucideIcon.mjs', by: own('lucide-icon.ts') },
  {
    // its exports always resolve to the development build
    owner: 'react-router-dom',
    id: 'react-router',
    by: new URL('../production/index.mjs', import.meta.resolve('react-router')),
  },
];

/**
 * Makes unused components of React Router tree-shakable: removes their display names and marks the
 * calls that create them as pure.
 */
const treeShakable = (code: string): string =>
  code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ');

/** Replaces unneeded dependencies of packages with smaller stand-ins. */
export function standIns(): Plugin {
  return {
    name: 'harrow-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer = '') {
      const standIn = STAND_INS.find(
        (known) => id.endsWith(known.id) && importer.includes(`/node_modules/${known.owner}/`),
      );
      return standIn && fileURLToPath(standIn.by);
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: treeShakable(code), map: null }),
    },
  };
}
