import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';

/** Returns the text of `packages/testing/sql/<name>.sql`. */
export const testSql = (name: string): string =>
  readFileSync(join(projectRoot(), 'packages', 'testing', 'sql', `${name}.sql`), 'utf8');
