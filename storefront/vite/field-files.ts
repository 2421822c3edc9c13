import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from './render-server.ts';

type Chunk = Rolldown.OutputChunk;

/** The pages that are kept for the field. */
const KEPT = ['machine.tsx', 'figure.tsx'].map((file) => `/${ROUTES}${file}`);

const isPage = ({ facadeModuleId }: Chunk): boolean => facadeModuleId?.includes(ROUTES) === true;

/** Adds chunks with those that they import. */
function addWithImports(
  found: Set<Chunk>,
  bundle: Rolldown.OutputBundle,
  names: readonly string[],
) {
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) continue;
    found.add(chunk);
    addWithImports(found, bundle, chunk.imports);
  }
}

/** Lists what pages load at once, and what this loads later, except other pages. */
function filesOf(bundle: Rolldown.OutputBundle, pages: readonly Chunk[]): string[] {
  const found = new Set<Chunk>();
  const names = pages.map(({ fileName }) => fileName);
  addWithImports(found, bundle, names);
  const later = [...found].flatMap(({ dynamicImports }) => dynamicImports);
  const parts = later.filter((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' && !isPage(chunk);
  });
  addWithImports(found, bundle, parts);
  return [...found].map(({ fileName }) => `/${fileName}`);
}

/** Writes the names of all files that a page of machines may load, so that a kept book works without a connection. */
export function fieldFiles(fileName: string): Plugin {
  return {
    name: 'harrow-field-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const pages = chunks.filter(({ facadeModuleId }) =>
        KEPT.some((end) => facadeModuleId?.endsWith(end)),
      );
      if (pages.length !== KEPT.length) throw new Error('A page that is kept has no chunk.');
      const files = filesOf(bundle, pages);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(files) });
    },
  };
}
