import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files that a module (its path ends in `source`) cannot run without, itself among them. */
function filesOf(bundle: Bundle, source: string): string[] {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!chunk) throw new Error(`No chunk begins with ${source}.`);
  return withImports(bundle, chunk.fileName);
}

function withImports(bundle: Bundle, name: string): string[] {
  const chunk = bundle[name];
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  return [name, ...imports.flatMap((imported) => withImports(bundle, imported))];
}

const SHOP = 'src/app/shop.tsx';
const GUARD = 'src/features/auth/components/require-sign-in.tsx';

const without = (files: string[], known: string[]): string[] =>
  [...new Set(files)].filter((name) => !known.includes(name)).map((name) => `/${name}`);

/** What the page at `source` takes beside the application. */
export const pageFiles = (bundle: Bundle, source: string): string[] =>
  without(filesOf(bundle, source), filesOf(bundle, SHOP));

/** What every address takes that was not rendered: the application, and the guard of most of them. */
export const shellFiles = (bundle: Bundle): string[] =>
  without([...filesOf(bundle, SHOP), ...filesOf(bundle, GUARD)], filesOf(bundle, 'index.html'));
