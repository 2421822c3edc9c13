import { build, type ResolvedConfig, type Rolldown } from 'vite';

/** Bundles a script of `source` (a path such as `/src/a.ts`) and its imports, which is not a module. */
export async function bundledScript(
  source: string,
  { root, resolve }: ResolvedConfig,
): Promise<string> {
  const results = await build({
    configFile: false,
    root,
    resolve: { alias: resolve.alias, conditions: resolve.conditions },
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: `.${source}`, formats: ['iife'], name: 'script' },
    },
  });
  const [result] = (Array.isArray(results) ? results : [results]) as Rolldown.RolldownOutput[];
  if (!result) throw new Error(`${source} was not built.`);
  return result.output[0].code;
}
