import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openTarget, type Target } from './support/target.ts';

const stopped = stoppedAfterwards();
let target: Target;

beforeAll(async () => {
  target = stopped(await openTarget(), (it) => it.close());
});

it('tells whether the account may charge cards', async () => {
  const account = await target.stripe.accounts.retrieve();
  expect(account).toMatchObject({ object: 'account', charges_enabled: true });
  expect(account.id).toMatch(/^acct_/);
});

it('lists the endpoints of webhooks', async () => {
  const endpoints = await target.stripe.webhookEndpoints.list({ limit: 100 });
  expect(endpoints).toMatchObject({ object: 'list', url: '/v1/webhook_endpoints' });
  for (const endpoint of endpoints.data) {
    expect(endpoint).toMatchObject({ object: 'webhook_endpoint', livemode: false });
    expect(['enabled', 'disabled']).toContain(endpoint.status);
  }
});
