import { ownPorts, readSettings } from '../settings.ts';

const ROOT = '/srv/harrow';
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'harrow-prod',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'harrow.example',
};

describe('without a setting', () => {
  const settings = readSettings({}, ROOT);

  it('embeds every service on its usual port', () => {
    expect(ownPorts(settings)).toEqual([
      ['STOREFRONT_PORT', 8000],
      ['BACKEND_PORT', 9000],
      ['AUTH_EMULATOR_PORT', 9099],
      ['PAYMENT_SANDBOX_PORT', 12_111],
      ['EMBEDDED_PG_PORT', 5499],
    ]);
  });

  it('keeps its data in .data', () => {
    expect(settings.dataDir).toBe('/srv/harrow/.data');
  });

  it('uses a project id that can never be a real one', () => {
    expect(settings.identity).toMatchObject({ kind: 'emulator', projectId: 'demo-harrow' });
  });
});

describe('with real services', () => {
  it('embeds no database when DATABASE_URL is given', () => {
    const url = 'postgres://me@db.example/shop';
    const settings = readSettings({ DATABASE_URL: url }, ROOT);
    expect(settings.database).toEqual({ kind: 'external', url });
    expect(ownPorts(settings).map(([name]) => name)).not.toContain('EMBEDDED_PG_PORT');
  });

  it('uses Firebase when the whole project is given', () => {
    expect(readSettings(FIREBASE, ROOT).identity).toEqual({
      kind: 'firebase',
      projectId: 'harrow-prod',
      apiKey: 'key',
      authDomain: 'harrow.example',
    });
  });

  it('uses Stripe when all of its keys are given', () => {
    const keys = {
      STRIPE_API_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    };
    expect(readSettings(keys, ROOT).payment).toMatchObject({ kind: 'stripe', apiKey: 'sk_test_1' });
  });

  it('takes the earlier names of settings, beside the same ones without VITE_ too', () => {
    const earlier = Object.entries(FIREBASE).map(([name, value]): [string, string] => [
      `VITE_${name}`,
      value,
    ]);
    const given = Object.fromEntries(earlier);
    const identity = { kind: 'firebase', projectId: 'harrow-prod', apiKey: 'key' };
    expect(readSettings(given, ROOT).identity).toMatchObject(identity);
    expect(readSettings({ ...given, ...FIREBASE }, ROOT).identity).toMatchObject(identity);
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ DATABASE_URL: '', REDIS_URL: '' }, ROOT)).toMatchObject({
      database: { kind: 'embedded' },
      redisUrl: undefined,
    });
  });
});

describe('an invalid setting', () => {
  it.each([
    [{ BACKEND_PORT: 'nine' }, /^BACKEND_PORT is wrong: it must be a port/],
    [{ STOREFRONT_PORT: '0' }, /^STOREFRONT_PORT is wrong/],
    [{ EMBEDDED_PG_PORT: '65536' }, /^EMBEDDED_PG_PORT is wrong/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL is wrong: it must be a URL such as postgres:/],
    [{ REDIS_URL: 'localhost' }, /^REDIS_URL is wrong/],
    [{ STRIPE_API_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY must be/],
    [{ FIREBASE_API_KEY: 'key' }, /^FIREBASE_PROJECT_ID, .* must be set too/],
    [{ ...FIREBASE, VITE_FIREBASE_PROJECT_ID: 'other' }, /^FIREBASE_PROJECT_ID and .* differ/],
    [{ STOREFRONT_PORT: '9000' }, /^STOREFRONT_PORT and BACKEND_PORT are both 9000/],
    [{ NODE_ENV: 'production' }, /docs\/operations\.md/],
  ])('is rejected by name: %o', (variables, sentence) => {
    expect(() => readSettings(variables, ROOT)).toThrow(sentence);
  });

  it('is rejected without showing its value', () => {
    const secret = 'postgress://me:hunter2@db';
    expect(() => readSettings({ DATABASE_URL: secret }, ROOT)).toThrow(/^(?!.*hunter2)/);
  });
});
