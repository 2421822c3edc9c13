import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted when the tests of the file are done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'harrow-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
