import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Returns the files that a module needs, including its own; `source` is the end of its path. */
function filesOf(bundle: Bundle, source: string): string[] {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!chunk) throw new Error(`No chunk has the entry module ${source}.`);
  return withImports(bundle, chunk.fileName);
}

function withImports(bundle: Bundle, name: string): string[] {
  const chunk = bundle[name];
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  return [name, ...imports.flatMap((imported) => withImports(bundle, imported))];
}

const SHOP = 'src/app/shop.tsx';
const GUARD = 'src/features/auth/components/guard.tsx';

const without = (files: string[], known: string[]): string[] =>
  [...new Set(files)].filter((name) => !known.includes(name)).map((name) => `/${name}`);

/** Returns the files that the page at `source` needs in addition to the application. */
export const pageFiles = (bundle: Bundle, source: string): string[] =>
  without(filesOf(bundle, source), filesOf(bundle, SHOP));

/** Returns the files for pages that the server does not render: the application and the session guard. */
export const shellFiles = (bundle: Bundle): string[] =>
  without([...filesOf(bundle, SHOP), ...filesOf(bundle, GUARD)], filesOf(bundle, 'index.html'));
