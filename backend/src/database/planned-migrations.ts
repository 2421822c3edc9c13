import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preparedPlugins } from '../config/own-plugins';
import { sqlFiles } from './sql-files';
import { migrationOf } from './sql-migrations';

const MANIFEST = path.resolve(__dirname, '..', '..', 'package.json');

/** The shared packages among the dependencies. */
const WITHOUT_TABLES = ['@harrow/contract', '@harrow/money', '@harrow/plugin-kit'];

/**
 * Returns the names of all migrations of the plugins, as the table `migrations` has them. Of the settings it reads
 * the one that names plugins of one's own.
 */
export function plannedMigrations({ SHOP_PLUGINS }: NodeJS.ProcessEnv): string[] {
  const { dependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const ofShop = Object.keys(dependencies).filter(
    (name) => name.startsWith('@harrow/') && !WITHOUT_TABLES.includes(name),
  );
  return [...ofShop, ...preparedPlugins(SHOP_PLUGINS)]
    .flatMap((plugin) => sqlFiles(plugin, 'migrations'))
    .map((file) => new (migrationOf(file))().name);
}
