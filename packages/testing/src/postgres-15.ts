import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/dev/embedded-postgres/binaries';

/** Debian's folder; the same in the packages of PostgreSQL's own repository. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** The oldest supported version; all other tests run on the newest, which is an npm package. */
export const POSTGRES_15: PostgresBinaries = {
  postgres: join(PROGRAMS, 'postgres'),
  initdb: join(PROGRAMS, 'initdb'),
  major: 15,
};

/** `describe` if it is installed; CI sets REQUIRE_POSTGRES_15, so that no test is skipped. */
export const describeWithPostgres15 =
  existsSync(POSTGRES_15.postgres) || process.env.REQUIRE_POSTGRES_15 ? describe : describe.skip;
