import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { canReach } from '@harrow/processes/embedded-postgres/run-as';

const folder = temporaryFolder();
const inner = join(folder, 'home', 'shop');
const stranger = { uid: 4_000_000, gid: 4_000_000 };

beforeAll(() => {
  mkdirSync(inner, { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(inner, 0o755);
});

it('lets another user through folders that all users may enter', () => {
  chmodSync(join(folder, 'home'), 0o711);
  expect(canReach(stranger, inner)).toBe(true);
});

it('stops another user at a private folder, even if the path does not exist yet', () => {
  chmodSync(join(folder, 'home'), 0o700);
  expect(canReach(stranger, inner)).toBe(false);
  expect(canReach(stranger, join(inner, '.data', 'postgres'))).toBe(false);
});

it('lets the owner through', () => {
  chmodSync(join(folder, 'home'), 0o700);
  const { uid, gid } = statSync(inner);
  expect(canReach({ uid, gid }, inner)).toBe(true);
});
