import { readdirSync } from 'node:fs';
import path from 'node:path';
import { until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import { z } from 'zod';
import { LEFT_OUT } from '../src/engine/subscribers';

/** Every file of the engine's subscribers that is loaded, and why. */
const KEPT = {
  'batch-job': 'It runs the imports and exports of the stock admin.',
  cart: 'It costs nothing: the carts of the engine are closed, and so emit nothing.',
  'payment-webhook': 'It costs nothing: our own route takes the webhooks.',
  'search-indexing':
    'It costs nothing: our search service is the default, so nothing asks for an index.',
};

/** The subscribers by event: our ids, and `engine` for each one the engine brings. */
const SUBSCRIBERS = {
  // the profile, the reviews and the unpaid orders go with the address
  'account.released': [
    'harrow-cancel-released',
    'harrow-drop-released-machines',
    'harrow-drop-released-profile',
    'harrow-withdraw-released-reviews',
  ],
  // the open payment is closed at once, and not by the next sweep
  'order.canceled': ['harrow-close-payment'],
  'order.payment_captured': ['harrow-close-payment'],
  'batch.created': ['engine'],
  'batch.confirmed': ['engine'],
  'cart.customer_updated': ['engine'],
  SEARCH_INDEX_EVENT: ['engine'],
  'payment.webhook_received': ['engine'],
};

const entry = z.object({ subscribers: z.record(z.string(), z.array(z.string())) });

const shop = useTestShop({ LOG_LEVEL: 'debug' });

it('accounts for every subscriber that the engine brings', () => {
  const folder = path.dirname(require.resolve('@medusajs/medusa/dist/subscribers/batch-job.js'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const known = [...Object.keys(LEFT_OUT), ...Object.keys(KEPT)].map((name) => `${name}.js`);
  expect(files.toSorted()).toEqual(known.toSorted());
});

it('has only these subscribers of events', async () => {
  const line = await until(
    async () => shop.log.find((each) => each.includes('The subscribers of events are registered.')),
    Boolean,
  );
  const { subscribers } = entry.parse(JSON.parse(line ?? ''));
  const named = Object.entries(subscribers).map(([event, ids]) => [
    event,
    ids.map((id) => (id.startsWith(`${event}-`) ? 'engine' : id)).toSorted(),
  ]);
  expect(Object.fromEntries(named)).toEqual(SUBSCRIBERS);
});
