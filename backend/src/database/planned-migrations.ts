import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sqlFiles } from './sql-files';
import { migrationOf } from './sql-migrations';

const MANIFEST = path.resolve(__dirname, '..', '..', 'package.json');

/** The shared packages among the dependencies. */
const WITHOUT_TABLES = ['@harrow/contract', '@harrow/money', '@harrow/plugin-kit'];

/** Returns the names of all migrations of the plugins, as the table `migrations` has them. Reads no settings. */
export function plannedMigrations(): string[] {
  const { dependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@harrow/') && !WITHOUT_TABLES.includes(name))
    .flatMap((plugin) => sqlFiles(plugin, 'migrations'))
    .map((file) => new (migrationOf(file))().name);
}
