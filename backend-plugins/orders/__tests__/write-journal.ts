import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';

export type Row = Record<string, unknown>;
/** The rows that were written to each table, in the order in which they were inserted. */
export type RowsByTable = Record<string, Row[]>;

type Write = { place: string; before: Row | null; after: Row };

/**
 * Triggers on every table of the database. Deletions are not recorded: the row of an event is deleted
 * as soon as its subscribers have been called.
 */
const RECORD_WRITES = `
  CREATE TABLE write_journal (n bigserial PRIMARY KEY, place text, before jsonb, after jsonb);
  CREATE FUNCTION record_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO write_journal (place, before, after)
    VALUES (TG_TABLE_NAME, to_jsonb(OLD), to_jsonb(NEW));
    RETURN NULL;
  END $$;
  DO $$ DECLARE place text; BEGIN
    FOR place IN SELECT table_name FROM information_schema.tables
                  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
                    AND table_name <> 'write_journal' LOOP
      EXECUTE format('CREATE TRIGGER record_write AFTER INSERT OR UPDATE ON %I
                      FOR EACH ROW EXECUTE FUNCTION record_write()', place);
    END LOOP;
  END $$`;

const STOP_RECORDING = 'DROP FUNCTION record_write CASCADE; DROP TABLE write_journal';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

/** Returns the last state of each row that was inserted or updated. */
function replay(writes: Write[]): RowsByTable {
  const tables: RowsByTable = {};
  for (const { place, before, after } of writes) {
    const rows = (tables[place] ??= []);
    const known = rows.findIndex((row) => isDeepStrictEqual(row, before));
    rows[known < 0 ? rows.length : known] = after;
  }
  return tables;
}

/** Records what is written to a database from the moment the journal is opened. */
export class WriteJournal {
  private start = 0;

  private constructor(private readonly client: pg.Client) {}

  static async open(databaseUrl: string): Promise<WriteJournal> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(RECORD_WRITES);
    return new WriteJournal(client);
  }

  /** Excludes what has been written so far from `rows`; references to it keep their names. */
  async skip(): Promise<void> {
    this.start = (await this.writes()).length;
  }

  /**
   * Returns the rows in their last state, without their own ids. References to inserted rows are replaced by the table
   * and the row's number in it, such as `address 2`, and times by `time`, wherever they stand. Numeric ids are kept:
   * other numbers could be equal to them.
   */
  async rows(): Promise<RowsByTable> {
    const writes = await this.writes();
    const names = new Map<unknown, string>();
    for (const [table, rows] of Object.entries(replay(writes.filter(({ before }) => !before)))) {
      rows.forEach(({ id }, index) => {
        if (typeof id === 'string') names.set(id, `${table} ${index + 1}`);
      });
    }
    const name = (_: string, value: unknown) =>
      names.get(value) ?? (typeof value === 'string' && TIME.test(value) ? 'time' : value);
    const tables = Object.entries(replay(writes.slice(this.start)));
    const withoutIds = tables.map(([table, rows]) => [table, rows.map(({ id: _, ...row }) => row)]);
    return JSON.parse(JSON.stringify(Object.fromEntries(withoutIds), name)) as RowsByTable;
  }

  async close(): Promise<void> {
    await this.client.query(STOP_RECORDING);
    await this.client.end();
  }

  private async writes(): Promise<Write[]> {
    const query = 'SELECT place, before, after FROM write_journal ORDER BY n';
    return (await this.client.query<Write>(query)).rows;
  }
}

/** Two values of a column, or two numbers of rows: ours and the engine's. */
export type Difference = { ours: unknown; engine: unknown };

const differingColumns = (row: Row, other: Row): string[] =>
  [...new Set([...Object.keys(row), ...Object.keys(other)])].filter(
    (column) => !isDeepStrictEqual(row[column], other[column]),
  );

/** Removes from `rows` the one that differs from `row` in the fewest columns, and returns it. */
function takeTwin(row: Row, rows: Row[]): Row | undefined {
  const distances = rows.map((other) => differingColumns(row, other).length);
  return rows.splice(distances.indexOf(Math.min(...distances)), 1)[0];
}

/** Returns each column that differs, as `table.column`, and each number of rows, as `table`. */
export function compareRows(ours: RowsByTable, engines: RowsByTable): Record<string, Difference> {
  const differences: Record<string, Difference> = {};
  for (const table of new Set([...Object.keys(ours), ...Object.keys(engines)])) {
    const [rows, others] = [ours[table] ?? [], engines[table] ?? []];
    const unpaired = [...others];
    for (const row of rows) {
      const twin = takeTwin(row, unpaired);
      for (const column of twin ? differingColumns(row, twin) : []) {
        differences[`${table}.${column}`] = { ours: row[column], engine: twin?.[column] };
      }
    }
    if (rows.length !== others.length) {
      differences[table] = { ours: rows.length, engine: others.length };
    }
  }
  return differences;
}
