import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';

/** The export condition under which the packages of the repository offer their sources. */
const SOURCE = 'harrow-source';

/** Conditions for bundling the repository's packages from their sources, which need not be compiled. */
export const clientConditions = [SOURCE, ...defaultClientConditions];
export const serverConditions = [SOURCE, ...defaultServerConditions];

/**
 * Fails the build if it reads compiled output of a package of the repository. Such a build would depend on
 * what happens to be compiled: nothing in a fresh clone, or an earlier version.
 */
export function fromSources(): Plugin {
  return {
    name: 'harrow-from-sources',
    load: {
      filter: { id: /\/packages\/[^/]+\/dist\// },
      handler(id) {
        this.error(`${id} is compiled output. Resolve the package with the condition ${SOURCE}.`);
      },
    },
  };
}
