import {
  checkList,
  countOrders,
  getOrder,
  listOrderEvents,
  refundOrder,
  shipOrders,
  type Order,
  type OrderEvent,
  type ProductLine,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { formatMoment } from '@/lib/format/date';
import { answer } from '@/test/answer';
import { servesNothingBeside } from '@/test/desk';
import { order, paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const EVENTS: OrderEvent[] = [
  { at: '2026-05-02T10:00:00.000Z', type: 'placed', by: 'customer', actor: farmer.email },
  { at: '2026-05-02T10:15:00.000Z', type: 'paid', by: 'provider' },
];
async function openOrder(shown: Order, path = '') {
  await signInAs(admin);
  server.use(
    answer(getOrder, shown, { parameters: { id: 'order_1' } }),
    answer(listOrderEvents, EVENTS),
    answer(checkList, soldNow(shown)),
    answer(countOrders, { ...NO_ORDERS, shipped: 8, toShip: 1 }),
    ...servesNothingBeside(),
  );
  const page = renderShop(`/dashboard/orders/order_1${path}`);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('the page of an order for staff', () => {
  it('says that an unpaid order is about to expire, and when', async () => {
    const expiresAt = new Date(Date.now() + 7.5 * 3_600_000).toISOString();
    await openOrder(order(1, { expiresAt }));
    expect(await screen.findAllByText('expires in 7 h')).toHaveLength(2);
    expect(await screen.findByText('Not paid yet')).toBeInTheDocument();
    expect(screen.getByText(/^expires [A-Z]/)).toHaveAttribute('datetime', expiresAt);
    const payment = within(screen.getByRole('region', { name: 'Payment' }));
    expect(payment.getByText('Un Paid')).toBeInTheDocument();
    expect(payment.getByText('expires in 7 h')).toBeInTheDocument();
    expect(payment.getByText(formatMoment(expiresAt))).toHaveAttribute('datetime', expiresAt);
  });

  it('says for how long an order is unpaid, and when it expires, in its payment', async () => {
    const [createdAt = '', expiresAt = ''] = [-5.5, 66.5].map((hours) =>
      new Date(Date.now() + hours * 3_600_000).toISOString(),
    );
    await openOrder(order(1, { createdAt, expiresAt }));
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText('for 5 h')).toBeInTheDocument();
    expect(payment.getByText('Expires')).toBeInTheDocument();
    expect(payment.getByText(formatMoment(expiresAt))).toHaveAttribute('datetime', expiresAt);
  });

  it.each([
    ['a paid order', paidOrder(1)],
    ['an order that has ended', order(1, { status: 'expired' })],
  ])('does not say when %s expires', async (_, shown) => {
    await openOrder(shown);
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText(/^(Un )?Paid$/)).toBeInTheDocument();
    expect(payment.queryByText('Expires')).not.toBeInTheDocument();
    expect(payment.queryByText(/^for /)).not.toBeInTheDocument();
  });

  it('shows the order, its customer, its part and what happened, within Manage Orders', async () => {
    await openOrder(paidOrder(1, { refunded: 500.25 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Order 1001' })).toBeInTheDocument();
    expect(await screen.findByText('To ship')).toBeInTheDocument();
    expect(await screen.findByText('N-110')).toBeInTheDocument();
    expect(await screen.findByText(/^\d+ pieces left in stock$/)).toBeInTheDocument();
    expect(screen.getByText('−$500.25')).toBeInTheDocument();
    expect(screen.getAllByText('$1,500.25')).toHaveLength(2);
    expect(screen.getByText(`by the customer, ${farmer.email}`)).toBeInTheDocument();
    expect(screen.getByText('Not shipped yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+1 515 555 0100' })).toHaveAttribute(
      'href',
      'tel:+15155550100',
    );
    expect(await screen.findByRole('link', { name: '9 orders' })).toHaveAttribute(
      'href',
      '/dashboard/manageorders?q=farmer%40harrow.test',
    );
    expect(screen.getByRole('link', { name: /^Manage Orders/, current: 'page' })).toBeVisible();
    for (const name of ['Order again', 'Write a review', /^Pay/]) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  it('shows each line with its price, its amount and what is left of it', async () => {
    const [line] = order(1).lines;
    const lines = [
      { ...line, amount: 1000 },
      { ...line, productId: 'prod_2', product: 'Oil filter', number: 'F-93', amount: 1000.5 },
    ] as Order['lines'];
    await openOrder(paidOrder(1, { lines, product: 'Machine 1 and 1 more', quantity: 4 }));
    const section = within(screen.getByRole('region', { name: '2 products' }));
    for (const text of ['Machine 1', 'N-110', 'Oil filter', 'F-93', '$1,000.00', '$1,000.50']) {
      expect(section.getByText(text)).toBeInTheDocument();
    }
    expect(await section.findAllByText(/ left in stock$/)).toHaveLength(2);
  });

  it('copies what is needed elsewhere', async () => {
    const { user } = await openOrder(paidOrder(1));
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
    expect(copy).toHaveBeenCalledWith('Mill Lane 1, Ames');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('ships the order with its tracking, and takes it back within five seconds', async () => {
    const { user } = await openOrder(paidOrder(1));
    const sent: unknown[] = [];
    server.use(
      answer(shipOrders, ({ body }) => {
        sent.push(body.orders);
        return { results: [{ id: 'order_1', ok: true }] };
      }),
    );
    await user.type(await screen.findByLabelText('Tracking number'), '7712 3456 7890');
    await user.click(screen.getByRole('button', { name: 'Ship order' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Tracking number')).toHaveValue('7712 3456 7890');
    await user.click(screen.getByRole('button', { name: 'Ship order' }));
    expect(await screen.findByText('Status changed to shipped.')).toBeInTheDocument();
    const url = 'https://www.fedex.com/fedextrack/?trknbr=771234567890';
    expect(sent).toEqual([[{ id: 'order_1', tracking: { number: '7712 3456 7890', url } }]]);
  });

  it('offers neither shipping nor a refund of an unpaid order', async () => {
    await openOrder(order(1));
    expect(await screen.findByText('This order is still unpaid.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Ship|Refund)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Packing slip' })).not.toBeInTheDocument();
  });
});

/** Opens the dialog, and notes the bodies and keys of its calls. */
async function openRefund(reply: (attempt: number) => unknown, shown = paidOrder(1)) {
  const page = await openOrder(shown);
  const calls: { amount?: number; restock?: ProductLine[]; key: string | null }[] = [];
  server.use(
    answer(refundOrder, ({ body, request }) => {
      calls.push({ ...body, key: request.headers.get('idempotency-key') });
      return reply(calls.length);
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund order 1001' }));
  return { ...page, calls, dialog };
}

type OpenRefund = Awaited<ReturnType<typeof openRefund>>;

const done = { acknowledged: true, refunded: 2000.5, currency: 'usd' };

describe('a refund', () => {
  it('gives back all that is left by default, once for a double press', async () => {
    const { user, calls, dialog } = await openRefund(() => done, paidOrder(1, { refunded: 0.5 }));
    await user.dblClick(dialog.getByRole('button', { name: 'Refund $2,000.00' }));
    expect(await screen.findByText('$2,000.00 refunded.')).toBeInTheDocument();
    expect(calls.map(({ amount }) => amount)).toEqual([2000]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is made with the same key when it is tried again after a lost answer', async () => {
    const { user, calls, dialog } = await openRefund((attempt) =>
      attempt === 1 ? HttpResponse.error() : done,
    );
    await user.click(dialog.getByRole('radio', { name: 'Another amount' }));
    await user.type(dialog.getByLabelText('Amount'), '153.60');
    await user.click(dialog.getByRole('button', { name: 'Refund $153.60' }));
    expect(await dialog.findByText(/We do not know whether the refund was made/)).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue(153.6);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('radio', { name: 'Another amount' }));
    await user.type(again.getByLabelText('Amount'), '153.60');
    await user.click(again.getByRole('button', { name: 'Refund $153.60' }));
    expect(await screen.findByText('$153.60 refunded.')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('is another one once the first is known, and has another key', async () => {
    const { user, calls, dialog } = await openRefund(() => done);
    await user.click(dialog.getByRole('button', { name: 'Refund $2,000.50' }));
    await screen.findByText('$2,000.50 refunded.');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Refund $2,000.50' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it.each([
    [409, 'refund_refused', 'another key once the first was not made', /^It was not made\.$/],
    [503, 'refund_unconfirmed', 'the same key while the first is not confirmed', /not confirmed/],
  ])('has, after %d %s, %s', async (status, code, _, shown) => {
    const { user, calls, dialog } = await openRefund((attempt) =>
      attempt === 1 ? refuse({ status, code, message: 'It was not made.' }) : done,
    );
    await user.click(dialog.getByRole('button', { name: 'Refund $2,000.50' }));
    expect(await dialog.findByText(shown)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Refund $2,000.50' }));
    expect(await screen.findByText('$2,000.50 refunded.')).toBeInTheDocument();
    expect(calls[1]?.key === calls[0]?.key).toBe(status === 503);
  });

  it.each<[string, (refund: OpenRefund) => Promise<void>]>([
    ['the mouse', ({ user, dialog }) => user.click(dialog.getByText('Another amount'))],
    [
      'the keyboard',
      async ({ user, dialog }) => {
        dialog.getByRole('radio', { name: /^Everything that is left/ }).focus();
        await user.keyboard('{ArrowDown}');
      },
    ],
  ])('has the focus in the field of another amount once it is chosen by %s', async (_, choose) => {
    const refund = await openRefund(() => done);
    await choose(refund);
    expect(refund.dialog.getByLabelText('Amount')).toHaveFocus();
    await refund.user.keyboard('12.50');
    await refund.user.click(refund.dialog.getByRole('button', { name: 'Refund $12.50' }));
    await waitFor(() => expect(refund.calls.map(({ amount }) => amount)).toEqual([12.5]));
  });

  it('keeps what was typed while the provider is away, and says so', async () => {
    const { user, dialog } = await openRefund(() => refuse({ status: 503 }));
    await user.click(dialog.getByRole('radio', { name: 'Another amount' }));
    await user.type(dialog.getByLabelText('Amount'), '10');
    await user.click(dialog.getByRole('button', { name: 'Refund $10.00' }));
    expect(await dialog.findByText(/provider cannot be reached\. Nothing was/)).toBeVisible();
    expect(dialog.getByLabelText('Amount')).toHaveValue(10);
  });

  it('says how much is left of a larger amount, before the call and after it', async () => {
    const fields = { amount: 'At most $5.00 is left.' };
    const { user, calls, dialog } = await openRefund(() =>
      refuse({ status: 422, details: { fields } }),
    );
    await user.click(dialog.getByRole('radio', { name: 'Another amount' }));
    await user.type(dialog.getByLabelText('Amount'), '2000.51');
    await user.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(await dialog.findByText('At most $2,000.50 can be refunded.')).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '10');
    await user.click(dialog.getByRole('button', { name: 'Refund $10.00' }));
    expect(await dialog.findByText('At most $5.00 is left.')).toBeVisible();
  });

  it('puts the pieces of each line back that staff name, and none by default', async () => {
    const shown = paidOrder(1);
    const lines = shown.lines.flatMap((line) => [
      line,
      { ...line, productId: 'prod_filter', product: 'Filter', taken: 3 },
      { ...line, productId: 'prod_gone', product: 'Gone', taken: 0 },
    ]);
    const { user, calls, dialog } = await openRefund(() => done, { ...shown, lines });
    expect(dialog.getByRole('spinbutton', { name: 'Machine 1' })).toHaveValue(0);
    expect(dialog.queryByRole('spinbutton', { name: 'Gone' })).not.toBeInTheDocument();
    const filters = dialog.getByRole('spinbutton', { name: 'Filter' });
    await user.clear(filters);
    await user.type(filters, '4');
    await user.click(dialog.getByRole('button', { name: 'Refund $2,000.50' }));
    expect(await dialog.findByText('At most 3 can go back.')).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(filters);
    await user.type(filters, '3');
    await user.click(dialog.getByRole('button', { name: 'Refund $2,000.50' }));
    expect(await screen.findByText('$2,000.50 refunded.')).toBeInTheDocument();
    expect(calls[0]?.restock).toEqual([{ productId: 'prod_filter', quantity: 3 }]);
  });

  it('offers no pieces where the order holds none', async () => {
    const shown = paidOrder(1);
    const lines = shown.lines.map((line) => ({ ...line, taken: 0 }));
    const { dialog } = await openRefund(() => done, { ...shown, lines });
    expect(dialog.queryByText('Pieces that go back into stock')).not.toBeInTheDocument();
  });
});
