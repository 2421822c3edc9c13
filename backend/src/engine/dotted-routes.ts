import { RoutesLoader } from '@medusajs/medusa/dist/loaders/helpers/routing';

/** The method that turns the folder of a route into its path, which the types keep to themselves. */
type PathParser = { parseRoute: (folder: string) => string };

/** A dot that is part of a name, and not of the engine's `[...]`. */
const DOT = /\.(?=\w)/g;
/** A letter for private use, which no folder has. */
const STAND_IN = '\ue000';

/**
 * Lets a folder such as `services.csv` be the path of a route. The engine takes what follows a dot for the
 * extension of a file and drops it, so that the route would answer `/services`.
 */
export function keepDotsOfRoutes(): void {
  const loader = RoutesLoader.prototype as unknown as PathParser;
  const { parseRoute } = loader;
  loader.parseRoute = function (folder) {
    return parseRoute.call(this, folder.replace(DOT, STAND_IN)).replaceAll(STAND_IN, '.');
  };
}
