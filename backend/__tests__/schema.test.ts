import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { projectRoot } from '@harrow/processes/project-root';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { schemaLines } from '@harrow/testing/database-schema';
import { copyTemplate } from '@harrow/testing/template-database';

const PLUGINS = path.join(projectRoot(), 'backend-plugins');
const CREATED = /CREATE (?:OR REPLACE )?(?:CONSTRAINT )?(FUNCTION|VIEW|TRIGGER) (\w+)([^;]*)/g;
const LOCKED = / ON ("?\w+"?)/;

const files = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/sql\/.*\.sql$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(PLUGINS, file), 'utf8') }));

const stopped = stoppedAfterwards();
let sql: pg.Client;
beforeAll(async () => {
  sql = stopped(new pg.Client(await copyTemplate()), (client) => client.end());
  await sql.connect();
});

/** Every function, view and trigger of the files, a trigger with its table. */
const created = files.flatMap(({ text }) =>
  [...text.matchAll(CREATED)].map(([, kind, name, rest]) =>
    kind === 'TRIGGER' ? `${name} ON ${LOCKED.exec(rest ?? '')?.[1]}` : name,
  ),
);

it('defines nothing twice', () => {
  expect(created.length).toBeGreaterThan(150);
  expect(created.filter((name, at) => created.indexOf(name) !== at)).toEqual([]);
});

it('has every function, view and trigger of the files, and no other', async () => {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
      UNION ALL SELECT viewname FROM pg_views WHERE schemaname = 'public'
      UNION ALL SELECT tgname || ' ON ' || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...created].sort());
});

it('locks one table in each paragraph of triggers', () => {
  for (const { file, text } of files.filter(({ file: name }) => name.endsWith('/triggers.sql'))) {
    for (const paragraph of text.split(/\n{2,}/)) {
      const triggers = [...paragraph.matchAll(CREATED)];
      const tables = new Set(triggers.map(([, , , rest]) => LOCKED.exec(rest ?? '')?.[1]));
      expect({ file, tables: [...tables] }).toEqual({ file, tables: [expect.any(String)] });
    }
  }
});

it('creates every function again while PostgreSQL checks its body', async () => {
  const { rows } = await sql.query<{ definition: string }>(
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  );
  expect(rows.length).toBeGreaterThan(80);
  for (const { definition } of rows) await sql.query(definition);
});

it('has the tables, indexes, constraints and triggers of the snapshot', async () => {
  const file = path.join(__dirname, 'schema.snapshot');
  const lines = await schemaLines(process.env.TEST_POSTGRES_URL ?? '');
  const schema = lines.filter((line) => !line.startsWith('functions ')).join('\n');
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, schema);
  expect(schema).toEqual(readFileSync(file, 'utf8'));
});
