import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { apiDescription } from '../src/server/api-description';

const PLUGINS = path.resolve(__dirname, '..', '..', 'backend-plugins');
const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/;

const document = apiDescription() as {
  openapi: string;
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
};

/** `METHOD /path/{name}` of every route file of the plugins, read as the engine reads them. */
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

it('describes every route of every plugin, and no other', async () => {
  const plugins = readdirSync(PLUGINS).filter((plugin) =>
    existsSync(path.join(PLUGINS, plugin, 'dist', 'api')),
  );
  const routes = (await Promise.all(plugins.map(routesOf))).flat().sort();
  const described = Object.entries(document.paths)
    .flatMap(([route, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${route}`),
    )
    .sort();
  // what answers in place of a path of the engine is in the engine's own document
  const ours = routes.filter((route) => !route.includes(' /admin/'));
  expect(described).toEqual(ours);
});

it('names every parameter of a path', () => {
  for (const [route, calls] of Object.entries(document.paths)) {
    const inPath = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(calls)) {
      const named = parameters.filter((parameter) => parameter.in === 'path');
      expect(named.map(({ name }) => name)).toEqual(inPath);
    }
  }
});
