import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../../lib/__tests__/temporary-folder.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '../demo-accounts.ts';
import { startIdentityEmulator, type IdentityEmulator } from '../start.ts';

const PROJECT = 'demo-harrow-test';
const stateFile = join(temporaryFolder(), 'identity.json');
const person = { email: 'rosa@farm.test', password: 'Harvest2026', returnSecureToken: true };
const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

let emulator: IdentityEmulator;
const start = async () => {
  emulator = await startIdentityEmulator({ projectId: PROJECT, port: 0, stateFile });
};

/** Calls the emulator as the browser's SDK does. */
async function call(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${emulator.url}/${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const accounts = (action: string) => `identitytoolkit.googleapis.com/v1/accounts:${action}`;

beforeAll(start);
afterAll(() => emulator.stop());

it('keeps accounts and sessions over a restart', async () => {
  const session = sessionSchema.parse((await call(accounts('signUp'), person)).body);
  await emulator.stop();
  await start();
  const refresh = { grant_type: 'refresh_token', refresh_token: session.refreshToken };
  expect((await call('securetoken.googleapis.com/v1/token', refresh)).status).toBe(200);
  expect((await call(accounts('lookup'), { idToken: session.idToken })).status).toBe(200);
  expect((await call(accounts('signInWithPassword'), person)).status).toBe(200);
  expect(statSync(stateFile).mode & 0o777).toBe(0o600);
});

it('writes a new account down without being stopped', async () => {
  await call(accounts('signUp'), { ...person, email: 'jan@farm.test' });
  await until(
    () => existsSync(stateFile) && readFileSync(stateFile, 'utf8').includes('jan@farm.test'),
  );
});

it('does not tell whether an email address is known, as in production', async () => {
  const unknown = { ...person, email: 'nobody@farm.test' };
  const { status, body } = await call(accounts('signInWithPassword'), unknown);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
});

it('has the demo accounts, made once and with a verified address', async () => {
  await ensureDemoAccounts(emulator.url, PROJECT);
  await ensureDemoAccounts(emulator.url, PROJECT);
  for (const { email, password } of DEMO_ACCOUNTS) {
    const answer = await call(accounts('signInWithPassword'), { ...person, email, password });
    const { idToken } = sessionSchema.parse(answer.body);
    const { body } = await call(accounts('lookup'), { idToken });
    expect(body).toMatchObject({ users: [{ email, emailVerified: true }] });
  }
});

it('refuses a damaged file in one sentence', async () => {
  const damaged = `${stateFile}.damaged`;
  writeFileSync(damaged, '{"users": 3}');
  await expect(
    startIdentityEmulator({ projectId: PROJECT, port: 0, stateFile: damaged }),
  ).rejects.toThrow(/is damaged: delete it/);
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
