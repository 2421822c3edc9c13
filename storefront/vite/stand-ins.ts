import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (name: string) => new URL(`stand-ins/${name}`, import.meta.url);

/**
 * Dependencies of packages that the shop does not need, and that would be part of the first page. Each
 * replacement documents why it is sufficient.
 */
const STAND_INS: [owner: string, ids: RegExp, by: URL][] = [
  ['medusa-react', /^@medusajs\/medusa-js$/, own('medusa-js.ts')],
  ['@medusajs/medusa-js', /^retry-axios$/, own('retry-axios.ts')],
  ['@medusajs/medusa-js', /^uuid$/, own('uuid.ts')],
  ['@tanstack/react-query', /^use-sync-external-store\//, own('use-sync-external-store.ts')],
  ['@tanstack/query-core', /\/infiniteQueryBehavior\.mjs$/, own('infinite-queries.ts')],
  [
    'axios',
    /\/(?:toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams)$/,
    own('axios-forms.cjs'),
  ],
  ['axios', /\/(?:cookies|isURLSameOrigin)$/, own('axios-xsrf.cjs')],
  ['lucide-react', /\/createLucideIcon\.mjs$/, own('lucide-icon.ts')],
  // its exports always resolve to the development build
  [
    'react-router-dom',
    /^react-router$/,
    new URL('../production/index.mjs', import.meta.resolve('react-router')),
  ],
];

/** The code that keeps unused parts of React Router in the bundle, and its replacement. */
const TREE_SHAKABLE: [found: RegExp, by: string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '],
  // the base class is read from a module, which could have an effect
  [
    /^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  // no link asks for this, which only works with its framework
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? .*: link;/, 'return link;'],
];

/** Makes unused parts of React Router tree-shakable. Throws if a new version has none of a kind. */
function treeShakable(code: string): string {
  if (!code.includes('function usePrefetchBehavior(')) return code;
  return TREE_SHAKABLE.reduce((rest, [found, by]) => {
    const shaken = rest.replace(found, by);
    if (shaken === rest) throw new Error(`React Router has no ${String(found)}.`);
    return shaken;
  }, code);
}

/** Replaces unneeded dependencies of packages with smaller stand-ins. */
export function standIns(): Plugin {
  return {
    name: 'harrow-stand-ins',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer = '') {
      const standIn = STAND_INS.find(
        ([owner, ids]) => ids.test(id) && importer.includes(`/node_modules/${owner}/`),
      );
      return standIn && fileURLToPath(standIn[2]);
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: treeShakable(code), map: null }),
    },
  };
}
