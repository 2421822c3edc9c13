import type { IRouter } from 'express';
import * as engine from '@medusajs/medusa/dist/api';

type Layer = {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
  keys: { name: string }[];
  regexp: RegExp & { fast_slash?: boolean };
};

const PARAMETER = /\(\?:\\?\/?\(\[\^\\?\/\]\+\?\)\)/g;

/** The path at which Express 4 has mounted a router, which it keeps as a pattern only. */
function mountOf({ regexp, keys }: Layer): string {
  if (regexp.fast_slash) return '';
  const names = keys.map(({ name }) => `/:${name}`);
  return regexp.source
    .replace(PARAMETER, () => names.shift() ?? '')
    .replace(/^\^|\\\/\?\(\?=\\\/\|\$\)$/g, '')
    .replaceAll('\\/', '/');
}

const callsOf = (layers: Layer[], base: string): string[] =>
  layers.flatMap((layer) => {
    const { route, handle } = layer;
    if (!route) return handle.stack ? callsOf(handle.stack, base + mountOf(layer)) : [];
    const path = base + (route.path === '/' ? '' : route.path);
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });

const services: Record<string, object> = {
  featureFlagRouter: { isFeatureEnabled: () => true },
  middlewareService: {
    usePreAuthentication: () => undefined,
    usePostAuthentication: () => undefined,
    usePreCartCreation: () => [],
    getRouters: () => [],
  },
};

/** Every call of the engine with all its features, such as `GET /admin/orders/:id`. */
export function engineCalls(): string[] {
  const makeRouter = engine.default as unknown as (
    container: { resolve(name: string): unknown },
    config: { admin_cors: string; store_cors: string },
  ) => IRouter;
  const container = { resolve: (name: string) => services[name] ?? {} };
  const { stack } = makeRouter(container, { admin_cors: '', store_cors: '' });
  return [...new Set(callsOf(stack as Layer[], ''))];
}
