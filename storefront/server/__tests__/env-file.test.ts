import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';

it('says that the file of settings cannot be read, in the words of the backend', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('storefront', 'server', 'serve.ts')],
    { cwd: projectRoot(), env: { ENV_FILE: 'other.env' }, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, 'The file of settings other.env cannot be read.\n']);
});
