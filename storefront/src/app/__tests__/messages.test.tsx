import { listOutbox, replayMessage, type OutboxMessage } from '@harrow/contract';
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

const message = (changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  ...{ _id: '7', kind: 'mail', subject: 'order.paid', orderId: 'order_1', orderNumber: 1042 },
  ...{ state: 'failed', attempts: 1, nextAttemptAt: null, problem: 'EENVELOPE RCPT TO 550' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', doneAt: null },
  ...changes,
});

/** Opens the page, and records the queries and the replayed messages. */
async function open(rows: OutboxMessage[], address = '/dashboard/messages') {
  await signInAs(admin);
  const [asked, replayed]: [string[], string[]] = [[], []];
  server.use(
    answer(listOutbox, ({ query }) => {
      asked.push(query.toString());
      return { data: rows, count: rows.length };
    }),
    answer(replayMessage, ({ parameters }) => {
      replayed.push(parameters.id ?? '');
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  return { ...renderShop(address), asked, replayed };
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the messages of staff', () => {
  it('say what was sent about which order, and what went wrong', async () => {
    await open([message()]);
    const row = await rowOf(/Order paid/);
    expect(row.getByRole('link')).toHaveAttribute('href', '/dashboard/orders/order_1');
    expect(row.getByText('Failed')).toBeVisible();
    expect(row.getByText('The mail server refused it.')).toBeVisible();
    expect(row.getByText('EENVELOPE RCPT TO 550')).toBeVisible();
  });

  it('are sent again by a button, which one that waits has not', async () => {
    const due = message({ _id: '8', subject: 'order.shipped', state: 'due', problem: null });
    const { user, replayed } = await open([due, message()]);
    expect((await rowOf(/Order shipped/)).queryByRole('button')).toBeNull();
    await user.click((await rowOf(/Order paid/)).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(replayed).toEqual(['7']));
    expect(await screen.findByText('It will be sent again in a moment.')).toBeVisible();
  });

  it('are filtered by kind and state, which the address keeps', async () => {
    const { user, asked, currentAddress } = await open([message()]);
    await rowOf(/Order paid/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Webhook');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting');
    await waitFor(() => expect(asked.at(-1)).toBe('kind=webhook&state=due&limit=50&pageNumber=0'));
    expect(currentAddress()).toBe('/dashboard/messages?kind=webhook&state=due');
  });

  it('say that none matches, or that none was sent', async () => {
    await open([], '/dashboard/messages?state=failed');
    expect(await screen.findByText('No message matches')).toBeVisible();
  });

  it('say why one cannot be sent again', async () => {
    const { user } = await open([message()]);
    server.use(refuses(replayMessage, { status: 409, code: 'still_due' }));
    await user.click((await rowOf(/Order paid/)).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('It is waiting to be sent already.')).toBeVisible();
  });
});
