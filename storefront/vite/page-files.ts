import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Returns the files that a module needs, including its own; `source` is the end of its path. */
function filesOf(bundle: Bundle, source: string): string[] {
  return withImports(bundle, chunkOf(bundle, source).fileName);
}

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!chunk) throw new Error(`No chunk has the entry module ${source}.`);
  return chunk;
}

function withImports(bundle: Bundle, name: string): string[] {
  const chunk = bundle[name];
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  return [name, ...imports.flatMap((imported) => withImports(bundle, imported))];
}

const ENTRY = 'index.html';
const GUARD = 'src/features/auth/components/guard.tsx';

const without = (files: string[], known: string[]): string[] =>
  [...new Set(files)].filter((name) => !known.includes(name)).map((name) => `/${name}`);

/** Returns the files of the application, which the entry loads one after the other. */
function shopFiles(bundle: Bundle): string[] {
  return chunkOf(bundle, ENTRY).dynamicImports.flatMap((name) => withImports(bundle, name));
}

/** Returns the files that the page at `source` needs beside the entry: its own and the application. */
export const pageFiles = (bundle: Bundle, source: string): string[] =>
  without([...shopFiles(bundle), ...filesOf(bundle, source)], filesOf(bundle, ENTRY));

/** Returns the files for pages that the server does not render: the application and the session guard. */
export const shellFiles = (bundle: Bundle): string[] =>
  without([...shopFiles(bundle), ...filesOf(bundle, GUARD)], filesOf(bundle, ENTRY));
