import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** All columns, in any schema, that can contain text. */
const COLUMNS = `
  SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
   WHERE t.table_type = 'BASE TABLE'
     AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
     AND c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'xml', 'ARRAY', 'tsvector',
                         'bytea', 'inet', 'USER-DEFINED')
   ORDER BY 1, 2, 3`;

type Column = { schema: string; table: string; column: string; type: string };
type Query = Pick<pg.Pool, 'query'>;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const isPhone = (value: string) =>
  /^[+\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length >= 7;

const asJsonEscapes = (text: string) =>
  text.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The spellings of a value: as JSON, without accents, and as the digits of a phone number. */
function spellings(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const plain = value.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const digits = isPhone(value) ? [value.replace(/\D/g, '')] : [];
  const all = [value, json, asJsonEscapes(json), plain, ...digits];
  return [...new Set(all.map((text) => text.toLowerCase()))];
}

const textOf = ({ column, type }: Column) =>
  type === 'bytea' ? `encode(${quote(column)}, 'escape')` : `${quote(column)}::text`;

async function findInTable(
  database: Query,
  columns: readonly Column[],
  values: readonly string[],
): Promise<string[]> {
  const [first] = columns;
  if (!first) return [];
  const patterns = values.flatMap(spellings).map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found = columns.map(
    (column, place) => `bool_or(lower(${textOf(column)}) LIKE ANY ($1)) AS c${place}`,
  );
  const { rows } = await database.query<Record<string, boolean | null>>(
    `SELECT ${found.join(', ')} FROM ${quote(first.schema)}.${quote(first.table)}`,
    [patterns],
  );
  return columns
    .filter((_, place) => rows[0]?.[`c${place}`])
    .map(({ table, column }) => `${table}.${column}`);
}

/** Returns the columns, as `table.column`, that contain one of the values in any spelling. Reads every row. */
export async function columnsWith(database: Query, values: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<Column>(COLUMNS);
  const tables = new Map<string, Column[]>();
  for (const row of rows) {
    const name = `${row.schema}.${row.table}`;
    tables.set(name, [...(tables.get(name) ?? []), row]);
  }
  const found: string[] = [];
  for (const columns of tables.values()) {
    found.push(...(await findInTable(database, columns, values)));
  }
  return found;
}

/** Returns the files in a folder with one of the values in their name or content, in any spelling. */
export async function filesWith(folder: string, values: readonly string[]): Promise<string[]> {
  const wanted = values.flatMap(spellings);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(path.join(entry.parentPath, entry.name));
    const text = `${entry.name}\n${content.toString()}`.toLowerCase();
    if (wanted.some((value) => text.includes(value))) found.push(entry.name);
  }
  return found;
}
