import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/processes/embedded-postgres/binaries';
import { describeIf } from './describe-if.ts';

/** Debian's folder; the same in the packages of PostgreSQL's own repository. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** The oldest supported version; all other tests run on the newest, which is an npm package. */
export const POSTGRES_15: PostgresBinaries = {
  postgres: join(PROGRAMS, 'postgres'),
  initdb: join(PROGRAMS, 'initdb'),
  major: 15,
};

export const describeWithPostgres15 = describeIf(
  existsSync(POSTGRES_15.postgres),
  'REQUIRE_POSTGRES_15',
);
