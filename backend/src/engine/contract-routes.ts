import type { Route } from '@harrow/plugin-kit';
import { RoutesLoader } from '@medusajs/medusa/dist/loaders/helpers/routing';
import type { RouteDescriptor } from '@medusajs/medusa/dist/loaders/helpers/routing/types';

/** The method that loads the route files of a plugin, and its result, which the types keep to themselves. */
type Loader = {
  createRoutesConfig: () => Promise<void>;
  routesMap: Map<string, RouteDescriptor>;
};

const isRoute = (handler: unknown): handler is Route =>
  typeof handler === 'function' && 'operation' in handler;

/**
 * Takes the routes of the contract's operations out of those that the engine registers: the contract router
 * serves them. The engine keeps all others, such as those under `/admin`. The returned list is complete when
 * the engine is loaded.
 */
export function collectContractRoutes(): readonly Route[] {
  const routes: Route[] = [];
  const loader = RoutesLoader.prototype as unknown as Loader;
  const { createRoutesConfig } = loader;
  loader.createRoutesConfig = async function () {
    await createRoutesConfig.call(this);
    for (const { config } of this.routesMap.values()) {
      if (!config?.routes) continue;
      routes.push(...config.routes.map(({ handler }): unknown => handler).filter(isRoute));
      config.routes = config.routes.filter(({ handler }) => !isRoute(handler));
    }
  };
  return routes;
}
