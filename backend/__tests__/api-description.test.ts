import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apiDescription } from '../src/edge/api-description';

const PLUGINS = path.resolve(__dirname, '..', '..', 'backend-plugins');
const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/;

const document = apiDescription() as {
  openapi: string;
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
};

/**
 * Returns `METHOD /path/{name}` of every route file of a plugin, found like the engine finds them.
 */
async function routesOf(plugin: string): Promise<string[]> {
  const api = path.join(PLUGINS, plugin, 'dist', 'api');
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.js'),
  );
  const routes = files.map(async (file) => {
    const module = (await import(path.join(api, file))) as Record<string, unknown>;
    const route = `/${path.dirname(file).replace(/\[([^\]]+)\]/g, '{$1}')}`;
    return Object.keys(module)
      .filter((name) => METHOD.test(name))
      .map((method) => `${method} ${route}`);
  });
  return (await Promise.all(routes)).flat();
}

it('is an OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0');
});

it('describes exactly the routes of the plugins', async () => {
  const plugins = readdirSync(PLUGINS).filter((plugin) =>
    existsSync(path.join(PLUGINS, plugin, 'dist', 'api')),
  );
  const routes = (await Promise.all(plugins.map(routesOf))).flat().sort();
  const described = Object.entries(document.paths)
    .flatMap(([route, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${route}`),
    )
    .sort();
  // routes that replace the engine's are part of the engine's own documentation
  const ours = routes.filter((route) => !route.includes(' /admin/'));
  expect(described).toEqual(ours);
});

it('declares every path parameter', () => {
  for (const [route, calls] of Object.entries(document.paths)) {
    const inPath = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(calls)) {
      const named = parameters.filter((parameter) => parameter.in === 'path');
      expect(named.map(({ name }) => name)).toEqual(inPath);
    }
  }
});
