import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { SqlFile } from './sql-files';

/** The numbers of the former migrations, which were TypeScript, and the hash of all their names. */
const FORMER = {
  first: 1700000000000,
  last: 1700000099999,
  hash: '06f0f2620fe3d28a255a40b41a1e451e',
};

/** The first migrations of the plugins have smaller numbers: they create what the former ones did. */
const FIRST_LATER_NUMBER = 1800000001000;

const READ_FORMER = `
  SELECT md5(string_agg(name, ' ' ORDER BY timestamp, name)) AS hash
    FROM migrations WHERE timestamp BETWEEN $1 AND $2`;

const MARK_APPLIED = `
  INSERT INTO migrations (timestamp, name)
  SELECT $1::bigint, $2::text WHERE NOT EXISTS (SELECT FROM migrations WHERE name = $2)`;

type SqlMigration = new () => MigrationInterface & { name: string };

/** Returns a migration for TypeORM, which runs a file such as `1800000000100-create-identity.sql`. */
export function migrationOf({ name: file, text }: SqlFile): SqlMigration {
  const [, timestamp, title] = /(\d{13})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  if (!timestamp || !title) throw new Error(`${file} must be named <13 digits>-<title>.sql.`);
  return class implements MigrationInterface {
    readonly name = `${title}-${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(text);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('Migrations only go forward.'));
    }
  };
}

/**
 * Marks the first migration of each plugin as applied if the former migrations have created what it creates.
 * Throws if only some of them were applied.
 */
export async function adoptFormerDatabase(
  runner: QueryRunner,
  migrations: readonly SqlMigration[],
): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const [former] = (await runner.query(READ_FORMER, [FORMER.first, FORMER.last])) as [
    { hash: string | null },
  ];
  if (former.hash === null) return;
  if (former.hash !== FORMER.hash) {
    throw new Error(
      'The database is older than this version can upgrade. First upgrade the shop, with all of its ' +
        'processes, to the last version with the folders backend-plugins/*/src/migrations ' +
        '(docs/operations.md, Upgrades).',
    );
  }
  for (const Migration of migrations) {
    const { name } = new Migration();
    const timestamp = Number(name.slice(-13));
    if (timestamp < FIRST_LATER_NUMBER) await runner.query(MARK_APPLIED, [timestamp, name]);
  }
}
