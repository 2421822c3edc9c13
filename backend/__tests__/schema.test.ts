import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { LOW_STOCK_TIMES } from '@harrow/contract';
import { projectRoot } from '@harrow/processes/project-root';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { schemaLines } from '@harrow/testing/database-schema';
import { copyTemplate } from '@harrow/testing/template-database';

const PLUGINS = path.join(projectRoot(), 'backend-plugins');
const CREATED = /CREATE (?:OR REPLACE )?(?:CONSTRAINT )?(FUNCTION|VIEW|TRIGGER) (\w+)([^;]*)/g;
const LOCKED = / ON ("?\w+"?)/;

const names = readdirSync(PLUGINS, { recursive: true, encoding: 'utf8' });
const read = (pattern: RegExp) =>
  names
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(PLUGINS, file), 'utf8') }));
const files = read(/^[\w-]+\/sql\/.*\.sql$/);
const sources = read(/^[\w-]+\/src\/.*\.ts$/);

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

/** Rules about sold products, and the files of the catalogue besides `sold-products.sql` that repeat them. */
const RULES: [rule: string, said: RegExp, files: string[]][] = [
  ['the first variant', /variant_rank NULLS/, []],
  ['the base price', /min_quantity IS NULL/, []],
  [
    'a published product',
    /status = 'published'/,
    ['catalogue/sql/migrations/1800000000200-create-catalogue.sql'],
  ],
  [
    'a category that shoppers see',
    /NOT (c\.|category\.)?is_internal/,
    ['search/sql/former-parser.sql'], // for processes of the previous version
  ],
  [
    'the minimum',
    /\[1-9\]\[0-9\]\{0,8\}/,
    ['catalogue/sql/migrations/1800000000200-create-catalogue.sql'],
  ],
];

it.each(RULES)('says once what %s is', (_rule, said, elsewhere) => {
  const saying = [...files, ...sources].filter(({ text }) => said.test(text));
  expect(saying.map(({ file }) => file).sort()).toEqual(
    ['catalogue/sql/sold-products.sql', ...elsewhere].sort(),
  );
});

it('counts stock as low by the factor of the contract', async () => {
  const { rows } = await sql.query(
    'SELECT is_low_stock(3 * $1 - 1, 3) AS less, is_low_stock(3 * $1, 3) AS as_much',
    [LOW_STOCK_TIMES],
  );
  expect(rows).toEqual([{ less: true, as_much: false }]);
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
