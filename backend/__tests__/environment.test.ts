import { readEnvironment } from '../src/config/environment';

const secret = 'x'.repeat(40);
const complete = {
  DATABASE_URL: 'postgres://harrow@localhost/harrow',
  STOREFRONT_URL: 'http://localhost:8000, http://127.0.0.1:8000/',
  ACCESS_TOKEN_SECRET: secret,
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  FIREBASE_PROJECT_ID: 'harrow-live',
  STRIPE_API_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};

it('reads lists, numbers and defaults', () => {
  const environment = readEnvironment({ ...complete, ADMIN_EMAILS: ' Ada@Harrow.test, ,b@h.test' });
  expect(environment).toMatchObject({
    STOREFRONT_URL: ['http://localhost:8000', 'http://127.0.0.1:8000'],
    ADMIN_EMAILS: ['ada@harrow.test', 'b@h.test'],
    ACCESS_TOKEN_TTL: 3600,
    UNPAID_ORDER_TTL_HOURS: 72,
    UNVERIFIED_ORDER_TTL_HOURS: 2,
    MAX_UNPAID_ORDERS: 20,
    CURRENCY: 'usd',
    RATE_LIMIT: true,
  });
});

it('lists all missing variables at once', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL.*STOREFRONT_URL.*ACCESS_TOKEN_SECRET.*FIREBASE_PROJECT_ID.*STRIPE_API_KEY/s,
  );
});

it('treats an empty variable as unset', () => {
  expect(readEnvironment({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
});

it.each([
  ['a short secret', { ACCESS_TOKEN_SECRET: 'short' }, 'ACCESS_TOKEN_SECRET'],
  [
    'a credentials file that does not exist',
    { GOOGLE_APPLICATION_CREDENTIALS: '/no/such/file.json' },
    'GOOGLE_APPLICATION_CREDENTIALS',
  ],
  ['a proxy that is not an address', { TRUST_PROXY: 'my-proxy' }, 'TRUST_PROXY'],
  ['a range of proxies that does not exist', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  ['a limit of 0', { RATE_LIMIT_ORDERS: '0' }, 'RATE_LIMIT_ORDERS'],
  ['a negative age', { UNVERIFIED_ORDER_TTL_HOURS: '-1' }, 'UNVERIFIED_ORDER_TTL_HOURS'],
  ['a fractional number of orders', { MAX_UNPAID_ORDERS: '2.5' }, 'MAX_UNPAID_ORDERS'],
  ['an invalid port', { BACKEND_PORT: '70000' }, 'BACKEND_PORT'],
  [
    'the emulator with a real project',
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  [
    'the emulator in production',
    {
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: 'demo-harrow',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  [
    'the payment sandbox in production',
    { NODE_ENV: 'production', PAYMENT_SANDBOX_URL: 'http://localhost:12111' },
    'PAYMENT_SANDBOX_URL',
  ],
  [
    'the engine’s test mode',
    { NODE_ENV: 'test' },
    'NODE_ENV is wrong: it must be development or production',
  ],
  ['production without image storage', { NODE_ENV: 'production' }, 'IMAGE_DIRECTORY'],
  [
    'an unknown currency',
    { CURRENCY: 'zzz' },
    'CURRENCY is wrong: it must be the lower-case ISO 4217 code',
  ],
  [
    'a currency in upper case',
    { CURRENCY: 'EUR' },
    'CURRENCY is wrong: it must be the lower-case ISO 4217 code',
  ],
  [
    'a currency that the stock admin counts in other units',
    { CURRENCY: 'huf' },
    'CURRENCY is wrong: it must be another currency',
  ],
  [
    'sentinels without a primary',
    { REDIS_URL: 'redis+sentinel://one:26379' },
    'REDIS_URL is wrong: it must',
  ],
  [
    'a malformed password',
    { REDIS_URL: 'redis+cluster://:%zz@one:6379' },
    'REDIS_URL is wrong: it must',
  ],
  ['a bucket without its key', { S3_BUCKET: 'pictures', S3_REGION: 'eu' }, 'S3_ACCESS_KEY_ID'],
])('rejects %s and names the variable', (_, wrong, variable) => {
  expect(() => readEnvironment({ ...complete, ...wrong })).toThrow(variable);
});

it.each([
  ['no key of Stripe', { STRIPE_API_KEY: 'hello' }, 'STRIPE_API_KEY is wrong'],
  [
    'a publishable key as the secret one',
    { STRIPE_API_KEY: 'pk_live_1' },
    'STRIPE_API_KEY is wrong',
  ],
  [
    'a secret key to publish',
    { STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
    'STRIPE_PUBLISHABLE_KEY is wrong',
  ],
  ['no webhook secret', { STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET is wrong'],
  ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'both must be of one mode'],
  [
    'an address without a scheme',
    { STOREFRONT_URL: 'shop.example' },
    'STOREFRONT_URL is wrong: it must be an address such as https://',
  ],
  [
    'a limit in words',
    { RATE_LIMIT_ORDERS: 'ten' },
    'RATE_LIMIT_ORDERS is wrong: it must be a whole number from 1 on.',
  ],
  [
    'another word than on and off',
    { RATE_LIMIT: 'no' },
    'RATE_LIMIT is wrong: it must be on or off.',
  ],
])('rejects %s in words', (_, wrong, sentence) => {
  expect(() => readEnvironment({ ...complete, ...wrong })).toThrow(sentence);
});

describe('in production', () => {
  const hex = (seed: string) => seed.repeat(4);
  const live = {
    ...complete,
    NODE_ENV: 'production',
    IMAGE_DIRECTORY: '/images',
    STOREFRONT_URL: 'https://shop.example, http://localhost:8000',
    BACKEND_URL: 'https://api.example',
    ACCESS_TOKEN_SECRET: hex('0123456789ab'),
    JWT_SECRET: hex('123456789abc'),
    COOKIE_SECRET: hex('23456789abcd'),
  };

  it('takes different secrets and addresses with https, except on this machine', () => {
    expect(readEnvironment(live)).toMatchObject({ BACKEND_URL: 'https://api.example' });
  });

  it.each([
    [
      'equal secrets',
      { JWT_SECRET: live.ACCESS_TOKEN_SECRET },
      'JWT_SECRET is the same as ACCESS_TOKEN_SECRET',
    ],
    ['a repeated letter', { COOKIE_SECRET: secret }, 'COOKIE_SECRET can be guessed'],
    [
      'a telling secret',
      { COOKIE_SECRET: 'please-change-me-before-production' },
      'COOKIE_SECRET can be guessed',
    ],
    [
      'an address without https',
      { BACKEND_URL: 'http://api.example' },
      'BACKEND_URL must begin with https://',
    ],
    [
      'a shop without https',
      { STOREFRONT_URL: 'http://shop.example' },
      'STOREFRONT_URL must begin with https://',
    ],
  ])('refuses %s', (_, wrong, sentence) => {
    expect(() => readEnvironment({ ...live, ...wrong })).toThrow(sentence);
  });

  it('says each problem in one line of words', () => {
    const wrong = {
      STRIPE_API_KEY: 'hello',
      ACCESS_TOKEN_SECRET: '',
      BACKEND_URL: 'http://api.example',
    };
    const message = () => readEnvironment({ ...live, ...wrong });
    expect(message).toThrow(
      [
        'The backend cannot start with these settings:',
        'ACCESS_TOKEN_SECRET is missing: at least 32 random characters, from `openssl rand -hex 32`.',
        'STRIPE_API_KEY is wrong: it must be a key such as sk_live_…, as Stripe shows it.',
        'BACKEND_URL must begin with https:// in production.',
      ].join('\n'),
    );
  });
});

it('reads a service account, which must belong to the project', () => {
  const account = {
    project_id: 'harrow-live',
    client_email: 'a@b.test',
    private_key: '-----BEGIN',
  };
  const read = (json: string) =>
    readEnvironment({ ...complete, FIREBASE_SERVICE_ACCOUNT: json }).FIREBASE_SERVICE_ACCOUNT;
  expect(read(JSON.stringify(account))).toMatchObject({ projectId: 'harrow-live' });
  const other = JSON.stringify({ ...account, project_id: 'another' });
  for (const wrong of [other, '{', '{}', 'null']) {
    expect(() => read(wrong)).toThrow('FIREBASE_SERVICE_ACCOUNT');
  }
});

it('never includes a secret in its message', () => {
  const leak = () => readEnvironment({ ...complete, ACCESS_TOKEN_SECRET: 'hush-hush' });
  expect(leak).not.toThrow(/hush-hush/);
  expect(leak).toThrow(/ACCESS_TOKEN_SECRET/);
});
