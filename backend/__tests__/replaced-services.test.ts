import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

type ServiceModule = { default: new (...parameters: never[]) => object };

const PLUGINS = path.resolve(__dirname, '..', '..', 'backend-plugins');
const ENGINE_SERVICES = path.dirname(require.resolve('@medusajs/medusa/dist/services'));

const serviceIn = (folder: string, name: string) =>
  jest.requireActual<ServiceModule>(path.join(folder, `${name}.js`)).default;

/** The plugins' services whose file names, and so container keys, are those of engine services. */
const replacements = readdirSync(PLUGINS)
  .map((plugin) => ({ plugin, folder: path.join(PLUGINS, plugin, 'dist', 'services') }))
  .filter(({ folder }) => existsSync(folder))
  .flatMap(({ plugin, folder }) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js') && existsSync(path.join(ENGINE_SERVICES, file)))
      .map((file) => ({ plugin, folder, name: path.parse(file).name })),
  );

it.each(replacements)('$plugin replaces $name by an extension of it', ({ folder, name }) => {
  expect(serviceIn(folder, name).prototype).toBeInstanceOf(serviceIn(ENGINE_SERVICES, name));
});

it('finds replaced services', () => {
  expect(replacements.length).toBeGreaterThan(4);
});
