import * as defaultsLoader from '@medusajs/medusa/dist/loaders/defaults';
import * as pluginsLoader from '@medusajs/medusa/dist/loaders/plugins';
import * as searchIndexLoader from '@medusajs/medusa/dist/loaders/search-index';
import { asValue } from 'awilix';

type Plugins = Parameters<typeof pluginsLoader.default>[0];
type Defaults = Parameters<typeof defaultsLoader.default>[0];

/** Providers that the engine looks for: prices include their taxes, and the stock admin sends no emails. */
const NO_PROVIDERS = { taxProviders: asValue([]), notificationProviders: asValue([]) };

/** The engine connects by this setting long before: here it only asks whether there is one. */
const ANY_REDIS = 'redis://unused';

/**
 * Tells the engine which of its parts this shop does not have, instead of letting it look for them. It would
 * warn at each start of a search that the database has, of providers that nothing needs, and without Redis of
 * scheduled jobs, which do not exist.
 */
export function leaveOutAbsentParts(): void {
  const loadPlugins = pluginsLoader.default;
  const loadDefaults = defaultsLoader.default;
  Object.assign(pluginsLoader, {
    default: async (options: Plugins) => {
      const { projectConfig } = options.configModule;
      const configModule = {
        ...options.configModule,
        projectConfig: { ...projectConfig, redis_url: projectConfig.redis_url ?? ANY_REDIS },
      };
      await loadPlugins({ ...options, configModule });
    },
  });
  Object.assign(defaultsLoader, {
    default: async ({ container }: Defaults) => {
      container.register(NO_PROVIDERS);
      await loadDefaults({ container });
    },
  });
  // the migrations make the search's index, and triggers keep it
  Object.assign(searchIndexLoader, { default: () => Promise.resolve() });
}
