import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PeerCertificate } from 'node:tls';
import { REQUIRED_EVENTS } from '@harrow/payments';
import { certificateProblems } from '../src/doctor/addresses';
import { projectProblems, providerProblems } from '../src/doctor/identity';
import { recordProblems } from '../src/doctor/mail';
import { endpointProblems } from '../src/doctor/payments';
import { problemsOf as redisProblems } from '../src/doctor/redis';

const textsOf = (found: { state: string; text: string }[]) =>
  found.map(({ state, text }) => `${state} ${text}`).join('\n');

describe('webhooks at Stripe', () => {
  const ADDRESS = 'https://api.shop.example/stripe/hooks';
  const own = { url: ADDRESS, status: 'enabled', enabled_events: [...REQUIRED_EVENTS] as string[] };

  it.each<[string, (typeof own)[], RegExp]>([
    ['none', [], /wrong No webhook leads to .*there are: none/],
    [
      'one of another shop',
      [{ ...own, url: 'https://old.example/hooks' }],
      /there are: https:\/\/old\.example\/hooks/,
    ],
    ['a disabled one', [{ ...own, status: 'disabled' }], /wrong .* is disabled/],
    [
      'one that lacks an event',
      [{ ...own, enabled_events: own.enabled_events.slice(1) }],
      /wrong .* lacks events: add payment_intent\.succeeded/,
    ],
    ['two of them', [own, own], /look 2 webhooks lead to/],
  ])('finds %s', (_mistake, endpoints, text) => {
    expect(textsOf(endpointProblems(endpoints, ADDRESS))).toMatch(text);
  });

  it('accepts all required events, and all events there are', () => {
    expect(endpointProblems([own], ADDRESS)).toEqual([]);
    expect(endpointProblems([{ ...own, enabled_events: ['*'] }], ADDRESS)).toEqual([]);
  });
});

describe('Firebase', () => {
  const given = { STOREFRONT_URL: ['https://shop.example'] };
  const refused = (message: string) => ({ error: { code: 400, message } });

  it('finds a wrong key, and a domain that is not authorized', () => {
    const key = projectProblems(refused('API key not valid.'), given);
    expect(textsOf(key)).toMatch(/wrong It refuses FIREBASE_API_KEY \(API key not valid/);
    const domain = projectProblems({ authorizedDomains: ['localhost'] }, given);
    expect(textsOf(domain)).toMatch(/wrong shop\.example is not an authorized domain/);
    expect(projectProblems({ authorizedDomains: ['shop.example'] }, given)).toEqual([]);
  });

  it('finds ways of signing in that are off', () => {
    const unknown = refused('INVALID_LOGIN_CREDENTIALS');
    expect(textsOf(providerProblems(refused('PASSWORD_LOGIN_DISABLED'), {}))).toMatch(
      /password is off/,
    );
    expect(textsOf(providerProblems(unknown, refused('OPERATION_NOT_ALLOWED : x')))).toMatch(
      /by Google is off/,
    );
    expect(providerProblems(unknown, { authUri: 'https://accounts.google.com' })).toEqual([]);
  });
});

describe('certificates', () => {
  const now = new Date('2026-11-27T00:00:00Z');
  const until = (date: string) => ({ valid_to: date }) as PeerCertificate;
  const problem = (date: string, refusal?: string) =>
    textsOf(certificateProblems('shop.example', { certificate: until(date), refusal }, now));

  it('finds one that has expired, ends soon, or has another name', () => {
    expect(problem('Nov 26 00:00:00 2026 GMT')).toMatch(/wrong .* has expired/);
    expect(problem('Dec  4 00:00:00 2026 GMT')).toMatch(/wrong .* ends in 7 days/);
    expect(problem('Nov 26 00:00:00 2027 GMT', 'ERR_TLS_CERT_ALTNAME_INVALID')).toMatch(
      /wrong Browsers refuse .*ALTNAME/,
    );
    expect(problem('Nov 26 00:00:00 2027 GMT')).toBe('');
  });
});

describe('records of the sender', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = createPublicKey(privateKey)
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
  let folder: string;
  let given: object;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'harrow-dkim-'));
    const file = path.join(folder, 'key.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    given = {
      NODE_ENV: 'production',
      MAIL_FROM: 'Shop <orders@shop.example>',
      DKIM_DOMAIN: 'shop.example',
      DKIM_SELECTOR: 'harrow',
      DKIM_KEY_FILE: file,
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const complete: Record<string, string[]> = {
    'shop.example': ['google-site-verification=x', 'v=spf1 include:relay.example -all'],
    '_dmarc.shop.example': ['v=DMARC1; p=none'],
    'harrow._domainkey.shop.example': [`v=DKIM1; k=rsa; p=${key}`],
  };
  const problems = async (changes: Record<string, string[]>) => {
    const records = { ...complete, ...changes };
    return textsOf(await recordProblems(given, (name) => Promise.resolve(records[name] ?? [])));
  };

  it.each<[string, Record<string, string[]>, RegExp]>([
    ['SPF', { 'shop.example': [] }, /wrong shop\.example has no SPF record/],
    ['DMARC', { '_dmarc.shop.example': [] }, /look shop\.example has no DMARC record/],
    ['DKIM', { 'harrow._domainkey.shop.example': [] }, /wrong .* has no DKIM record: publish/],
    [
      'the right key',
      { 'harrow._domainkey.shop.example': ['v=DKIM1; p=AAAA'] },
      /wrong .* has another key than DKIM_KEY_FILE/,
    ],
  ])('finds that %s is missing', async (_what, changes, text) => {
    expect(await problems(changes)).toMatch(text);
  });

  it('accepts complete ones', async () => {
    expect(await problems({})).toBe('');
  });
});

it('finds a Redis that is old, evicts, or forgets at a restart', () => {
  const info = (version: string, policy: string, aof: string) =>
    `# Server\r\nredis_version:${version}\r\nmaxmemory_policy:${policy}\r\naof_enabled:${aof}\r\n`;
  expect(redisProblems(info('7.0.15', 'noeviction', '1'))).toEqual([]);
  const found = textsOf(redisProblems(info('5.0.7', 'volatile-lru', '0')));
  expect(found).toMatch(
    /wrong It is version 5\.0\.7[\s\S]*volatile-lru[\s\S]*look It does not append/,
  );
});
