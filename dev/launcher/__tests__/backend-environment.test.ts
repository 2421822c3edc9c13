import { backendEnvironment } from '../backend-environment.ts';
import { readSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '@harrow/processes/temporary-folder';

const secrets = readSecrets(temporaryFolder());
const environmentOf = (variables: NodeJS.ProcessEnv) =>
  backendEnvironment(readSettings(variables, '/srv/harrow'), secrets, 'postgres://db/harrow');

it('points the backend to the embedded services', () => {
  expect(
    environmentOf({ AUTH_EMULATOR_PORT: '9098', PAYMENT_SANDBOX_PORT: '12112' }),
  ).toMatchObject({
    DATABASE_URL: 'postgres://db/harrow',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9098',
    PAYMENT_SANDBOX_URL: 'http://127.0.0.1:12112',
    STRIPE_API_KEY: secrets.STRIPE_API_KEY,
  });
});

it('sets no sandbox with real Stripe', () => {
  const environment = environmentOf({
    STRIPE_API_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  });
  expect(environment).toMatchObject({
    STRIPE_API_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  });
  expect(environment).not.toHaveProperty('PAYMENT_SANDBOX_URL');
});

it('allows the storefront under both names of this machine, localhost first', () => {
  expect(environmentOf({ STOREFRONT_PORT: '8001' }).STOREFRONT_URL).toBe(
    'http://localhost:8001,http://127.0.0.1:8001',
  );
});

it('passes on backend variables, and prefers a given secret to its own', () => {
  const environment = environmentOf({ RATE_LIMIT: 'off', JWT_SECRET: 'a secret of my own' });
  expect(environment).toMatchObject({ RATE_LIMIT: 'off', JWT_SECRET: 'a secret of my own' });
});

it('stores images in the data folder, or in the configured one', () => {
  expect(environmentOf({ HARROW_DATA_DIR: 'shop' }).IMAGE_DIRECTORY).toBe(
    '/srv/harrow/shop/images',
  );
  expect(environmentOf({ IMAGE_DIRECTORY: '/pictures' }).IMAGE_DIRECTORY).toBe('/pictures');
});
