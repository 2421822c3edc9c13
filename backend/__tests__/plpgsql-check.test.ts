import { existsSync } from 'node:fs';
import pg from 'pg';
import { describeIf } from '@harrow/testing/describe-if';
import { useOwnPostgres } from '@harrow/testing/own-postgres';
import { POSTGRES_15 } from '@harrow/testing/postgres-15';
import { copyTemplate } from '@harrow/testing/template-database';

/** Of Debian's package postgresql-15-plpgsql-check. */
const EXTENSION = '/usr/share/postgresql/15/extension/plpgsql_check.control';

/** Functions that look at their table's name before they read its columns, which no check follows. */
const FOR_SEVERAL_TABLES = ['audit_listed_amount', 'catalogue_search_note', 'record_change'];

/** A function of several triggers looks at the operation before it reads a transition table. */
const CHECK = `
  SELECT proname, problem.lineno, problem.message
    FROM pg_proc
    LEFT JOIN pg_trigger ON tgfoid = pg_proc.oid AND NOT tgisinternal,
         LATERAL (SELECT max(tgoldtable) AS oldtable, max(tgnewtable) AS newtable
                    FROM pg_trigger same WHERE same.tgfoid = pg_proc.oid) transition,
         LATERAL plpgsql_check_function_tb(pg_proc.oid, coalesce(tgrelid, 0),
           oldtable => transition.oldtable, newtable => transition.newtable,
           other_warnings => false, extra_warnings => false) problem
   WHERE pronamespace = 'public'::regnamespace AND proname <> ALL ($1)
     AND prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')`;

describeIf(existsSync(EXTENSION), 'REQUIRE_PLPGSQL_CHECK')('plpgsql_check', () => {
  useOwnPostgres(POSTGRES_15);

  it('finds no fault in any function', async () => {
    const client = new pg.Client(await copyTemplate());
    await client.connect();
    try {
      await client.query('CREATE EXTENSION plpgsql_check');
      expect((await client.query(CHECK, [FOR_SEVERAL_TABLES])).rows).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
