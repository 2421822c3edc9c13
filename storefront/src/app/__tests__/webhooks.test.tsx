import {
  changeWebhook,
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayMessage,
  type Webhook,
  type WebhookDelivery,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const URL = 'https://books.example/harrow';
const SECRET = 'whsec_c2VjcmV0';

const webhook: Webhook = {
  ...{ _id: 'hook_1', url: URL, events: ['order.paid'], createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ secretChangedAt: '2026-11-20T10:00:00.000Z', formerSecretUntil: null, endedAt: null },
};

const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ _id: '7', type: 'order.paid', orderId: 'order_1', orderNumber: 1042, productId: null },
  ...{ product: null, state: 'failed', attempts: 55, answer: 500, problem: 'http_500' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', nextAttemptAt: null, doneAt: null },
  ...changes,
});

/** Opens the page with the addresses and the last messages to each. */
async function open(webhooks: Webhook[], deliveries: WebhookDelivery[] = []) {
  await signInAs(admin);
  server.use(
    answer(listWebhooks, () => webhooks),
    answer(listWebhookDeliveries, () => deliveries),
  );
  return renderShop('/dashboard/webhooks');
}

const theDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('shows the events of an address, and what came of its last messages', async () => {
  await open([webhook], [delivery(), delivery({ _id: '8', state: 'done', answer: 204 })]);
  expect(await screen.findByRole('heading', { name: new RegExp(URL) })).toBeVisible();
  expect(await screen.findByText('204')).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Order 1042' })[0]).toHaveAttribute(
    'href',
    '/dashboard/orders/order_1',
  );
});

it('adds an address and shows its secret once', async () => {
  const { user } = await open([]);
  const sent: unknown[] = [];
  server.use(
    answer(createWebhook, ({ body }) => {
      sent.push(body);
      return { acknowledged: true, insertedId: webhook._id, ...webhook, secret: SECRET };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add an Address' }));
  const dialog = await theDialog('Add an address');
  await user.type(dialog.getByLabelText('Address'), URL);
  await user.click(dialog.getByRole('checkbox', { name: /An order is placed/ }));
  await user.click(dialog.getByRole('button', { name: 'Add an Address' }));
  const secret = await theDialog('Copy the secret now');
  expect(secret.getByText(SECRET)).toBeVisible();
  expect(sent).toEqual([{ url: URL, events: ['order.paid', 'order.cancelled', 'order.refunded'] }]);
  await user.click(secret.getByRole('button', { name: 'I Have Copied It' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

it('says which address is refused, and keeps what was typed', async () => {
  const { user } = await open([]);
  const fields = { url: 'This address lies inside the network.' };
  server.use(refuses(createWebhook, { status: 422, code: 'invalid_input', details: { fields } }));
  await user.click(await screen.findByRole('button', { name: 'Add an Address' }));
  const dialog = await theDialog('Add an address');
  await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(dialog.getByRole('button', { name: 'Add an Address' }));
  expect(await dialog.findByText(fields.url)).toBeVisible();
  expect(dialog.getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
});

it('asks before it makes a new secret, or deletes an address', async () => {
  const { user } = await open([webhook]);
  const deleted: unknown[] = [];
  server.use(
    answer(changeWebhookSecret, () => ({
      acknowledged: true,
      secret: SECRET,
      formerSecretUntil: '2026-11-27T10:00:00.000Z',
    })),
    answer(deleteWebhook, ({ parameters }) => {
      deleted.push(parameters.id);
      return { acknowledged: true, deletedCount: 1 };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'New Secret' }));
  await user.click(
    (await theDialog('Make a new secret?')).getByRole('button', { name: 'New Secret' }),
  );
  const secret = await theDialog('Copy the secret now');
  expect(secret.getByText(SECRET)).toBeVisible();
  await user.click(secret.getByRole('button', { name: 'I Have Copied It' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(
    (await theDialog('Delete this address?')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(deleted).toEqual(['hook_1']));
});

it('sends a message again, and begins an address again that has ended', async () => {
  const { user } = await open([{ ...webhook, endedAt: '2026-11-21T10:00:00.000Z' }], [delivery()]);
  const sent: unknown[] = [];
  server.use(
    answer(replayMessage, ({ parameters }) => {
      sent.push(parameters.id);
      return { acknowledged: true, modifiedCount: 1 };
    }),
    answer(changeWebhook, ({ body }) => {
      sent.push(body);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send Again' }));
  await user.click(await screen.findByRole('button', { name: 'Begin Again' }));
  await waitFor(() => expect(sent).toEqual(['7', { ended: false }]));
});
