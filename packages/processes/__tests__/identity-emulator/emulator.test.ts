import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import {
  DEMO_ACCOUNTS,
  ensureDemoAccounts,
} from '@harrow/processes/identity-emulator/demo-accounts';
import {
  startIdentityEmulator,
  type IdentityEmulator,
} from '@harrow/processes/identity-emulator/start';

const PROJECT = 'demo-harrow-test';
const stateFile = join(temporaryFolder(), 'identity.json');
const person = { email: 'rosa@farm.test', password: 'Harvest2026', returnSecureToken: true };
const sessionSchema = z.object({ idToken: z.string(), refreshToken: z.string() });

const stopped = stoppedAfterwards();
let emulator: IdentityEmulator;
const start = async () => {
  emulator = stopped(await startIdentityEmulator({ projectId: PROJECT, port: 0, stateFile }));
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

async function readMails() {
  const response = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`);
  return z.object({ oobCodes: z.array(z.unknown()) }).parse(await response.json()).oobCodes;
}

const accounts = (action: string) => `identitytoolkit.googleapis.com/v1/accounts:${action}`;

beforeAll(start);

it('keeps accounts, sessions and emails across restarts', async () => {
  const session = sessionSchema.parse((await call(accounts('signUp'), person)).body);
  await call(accounts('sendOobCode'), { requestType: 'PASSWORD_RESET', email: person.email });
  const mails = await readMails();
  await emulator.stop();
  await start();
  const refresh = { grant_type: 'refresh_token', refresh_token: session.refreshToken };
  expect((await call('securetoken.googleapis.com/v1/token', refresh)).status).toBe(200);
  expect((await call(accounts('lookup'), { idToken: session.idToken })).status).toBe(200);
  expect((await call(accounts('signInWithPassword'), person)).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(await readMails()).toEqual(mails);
  expect(statSync(stateFile).mode & 0o777).toBe(0o600);
});

it('saves a new account while running', async () => {
  await call(accounts('signUp'), { ...person, email: 'jan@farm.test' });
  await until(
    () => existsSync(stateFile) && readFileSync(stateFile, 'utf8').includes('jan@farm.test'),
  );
});

it('does not reveal whether an email address has an account, as in production', async () => {
  const unknown = { ...person, email: 'nobody@farm.test' };
  const { status, body } = await call(accounts('signInWithPassword'), unknown);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
});

describe('the pages of the sign-in by popup', () => {
  const page = async (query: string) => {
    const response = await fetch(`${emulator.url}/emulator/auth/${query}&apiKey=k&appName=a`);
    const policy = response.headers.get('content-security-policy') ?? '';
    return { html: await response.text(), scripts: /script-src ([^;]*)/.exec(policy)?.[1] ?? '' };
  };
  const hashOf = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it.each(['handler?providerId=google.com', 'iframe?v=1'])(
    'load nothing from other hosts: %s',
    async (query) => {
      const { html, scripts } = await page(query);
      const sources = [
        ...html.matchAll(/<(?:script|link|img)\b[^>]*(?:src|href)="(?!data:)([^"]*)"/g),
      ];
      expect(sources.length).toBeGreaterThan(0);
      for (const [, source = ''] of sources) {
        expect(source).toMatch(/^\/emulator\/auth\//);
        expect((await fetch(`${emulator.url}${source}`)).status).toBe(200);
      }
      const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
      expect(scripts).toBe(`'self' ${hashOf(script)}`);
    },
  );

  it('do not run a script in the name of an account', async () => {
    const before = await page('handler?providerId=google.com');
    const script = 'alert(1)';
    const claims = { sub: '1', email: 'eve@farm.test', name: `<script>${script}</script>` };
    await call(accounts('signInWithIdp'), {
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
    const { html, scripts } = await page('handler?providerId=google.com');
    expect(html).toContain(script);
    expect(scripts).toBe(before.scripts);
  });
});

it('does not serve what the shop does not use', async () => {
  expect((await call(accounts('signInWithPhoneNumber'), {})).status).toBe(404);
});

it('creates the demo accounts once, with verified email addresses', async () => {
  await ensureDemoAccounts(emulator.url, PROJECT);
  await ensureDemoAccounts(emulator.url, PROJECT);
  for (const { email, password } of DEMO_ACCOUNTS) {
    const answer = await call(accounts('signInWithPassword'), { ...person, email, password });
    const { idToken } = sessionSchema.parse(answer.body);
    const { body } = await call(accounts('lookup'), { idToken });
    expect(body).toMatchObject({ users: [{ email, emailVerified: true }] });
  }
});

it('rejects a damaged file with one sentence', async () => {
  const damaged = `${stateFile}.damaged`;
  writeFileSync(damaged, '{"users": 3}');
  await expect(
    startIdentityEmulator({ projectId: PROJECT, port: 0, stateFile: damaged }),
  ).rejects.toThrow(/is damaged: delete it/);
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
