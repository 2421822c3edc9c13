import {
  checkList,
  getOrder,
  getShipDate,
  listOrderEvents,
  MAX_LIST_LINES,
  type ListCheck,
  type Order,
  type OrderEvent,
} from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { formatMoment } from '@/lib/format/date';
import { listStore } from '@/lib/list/list-store';
import { answer, refuses, stalls } from '@/test/answer';
import { order, paidOrder, soldNow } from '@/test/order-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PLACED: OrderEvent = { at: '2026-05-02T10:00:00.000Z', type: 'placed', by: 'customer' };
const PAID: OrderEvent = { at: '2026-05-02T10:15:00.000Z', type: 'paid', by: 'provider' };
const SHIPPED: OrderEvent = { at: '2026-05-04T09:00:00.000Z', type: 'shipped', by: 'staff' };
const TRACKING = { number: '1Z 999', url: 'https://carrier.test/1Z999' };

interface Given {
  events?: OrderEvent[];
  isSold?: boolean;
}

/** The lines of an order whose products are gone. */
const soldNoMore = (shown: Order): ListCheck => {
  const { lines, ...sums } = soldNow(shown);
  return { lines: lines.map((line) => ({ ...line, state: 'unknown', product: null })), ...sums };
};

async function openOrder(shown: Order, given: Given = {}) {
  const { events = [PLACED], isSold = true } = given;
  await signInAs(farmer);
  server.use(
    answer(getOrder, shown),
    answer(listOrderEvents, events),
    answer(checkList, isSold ? soldNow(shown) : soldNoMore(shown)),
  );
  const page = renderShop('/dashboard/orders/order_1');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const link = (name: string) => screen.queryByRole('link', { name });
const orderAgain = () => screen.queryByRole('button', { name: 'Order again' });
const stepsOf = async () =>
  within(await screen.findByRole('list', { name: 'Steps of this order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the page of an order', () => {
  it('shows what was ordered, where it goes and its number, within My Orders', async () => {
    await openOrder(order(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Order 1001' })).toBeInTheDocument();
    for (const text of [
      '2 pieces',
      '$1,000.25',
      '$2,000.50',
      farmer.displayName,
      'Mill Lane 1, Ames',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'My Orders', current: 'page' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Machine 1' })).toHaveAttribute(
      'href',
      `/products/${product(1).handle}`,
    );
  });

  it('offers to pay an unpaid order, and neither an invoice nor a review', async () => {
    await openOrder(order(1));
    await screen.findByRole('link', { name: 'Machine 1' });
    expect(link('Pay $2,000.50 now')).toHaveAttribute('href', '/dashboard/payment/order_1');
    expect(screen.queryByRole('button', { name: 'Invoice' })).not.toBeInTheDocument();
    expect(link('Write a review')).not.toBeInTheDocument();
    expect(orderAgain()).not.toBeInTheDocument();
    expect(screen.getByText('Un Paid')).toBeInTheDocument();
  });

  it('shows a shipped order with its timeline, tracking, payment and what can follow', async () => {
    const shipped = { shipped: true, shippedAt: SHIPPED.at, tracking: TRACKING };
    await openOrder(paidOrder(1, shipped), { events: [PLACED, PAID, SHIPPED] });
    expect((await stepsOf()).map((step) => /^[A-Z][a-z]+/.exec(step)?.[0])).toEqual([
      'Placed',
      'Paid',
      'Shipped',
    ]);
    expect(link('1Z 999')).toHaveAttribute('href', TRACKING.url);
    expect(screen.getByText('Card, $2,000.50 on May 2, 2026')).toBeInTheDocument();
    expect(screen.getByText('pi_1')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Order again' })).toBeInTheDocument();
    expect(link('Write a review')).toHaveAttribute(
      'href',
      `/products/${product(1).handle}#reviews`,
    );
    expect(screen.getByRole('button', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('says what comes next: until when to pay, and the day of shipping', async () => {
    const expiresAt = '2026-05-05T10:00:00.000Z';
    await openOrder(order(1, { expiresAt }));
    expect(await stepsOf()).toEqual([
      expect.stringMatching(/^Placed/),
      `Pay by ${formatMoment(expiresAt)}`,
      'Not shipped yet',
    ]);
  });

  it.each([
    ['2999-12-24', 'Ships by Tue, Dec 24'],
    ['2026-05-04', 'Not shipped yet'],
  ])('tells the day of shipping, %s, until it is over', async (shipsBy, last) => {
    server.use(answer(getShipDate, { shipsBy, until: PAID.at }));
    await openOrder(paidOrder(1), { events: [PLACED, PAID] });
    await waitFor(async () => expect((await stepsOf()).at(-1)).toBe(last));
    expect(await stepsOf()).toHaveLength(3);
  });

  it('links a tracking number only to a page of the carrier', async () => {
    const tracking = { number: 'CC 1', url: null };
    await openOrder(paidOrder(1, { shipped: true, tracking }), { events: [PLACED, PAID, SHIPPED] });
    expect(await screen.findByText('CC 1')).toBeInTheDocument();
    expect(link('CC 1')).not.toBeInTheDocument();
  });

  it('offers no second order of a product that is no longer sold', async () => {
    await openOrder(paidOrder(1), { events: [PLACED, PAID], isSold: false });
    await stepsOf();
    expect(screen.getByText('Machine 1')).toBeInTheDocument();
    expect(link('Machine 1')).not.toBeInTheDocument();
    expect(orderAgain()).not.toBeInTheDocument();
  });

  it('says how many products a full list has no room for', async () => {
    const { user } = await openOrder(paidOrder(1));
    const again = await screen.findByRole('button', { name: 'Order again' });
    server.use(stalls(checkList));
    const full = Array.from({ length: MAX_LIST_LINES }, (_, place) => ({
      productId: `other_${place}`,
      quantity: 1,
    }));
    act(() => listStore.set(full));
    await user.click(again);
    expect(await screen.findByText('1 product of this order did not fit.')).toBeInTheDocument();
    expect(screen.queryByText(/are added to those on your list/)).not.toBeInTheDocument();
    expect(listStore.get()).toEqual(full);
    act(() => listStore.set([]));
  });

  it('puts what was ordered on the list, also beside what is there', async () => {
    const { user, currentAddress } = await openOrder(paidOrder(1));
    const again = await screen.findByRole('button', { name: 'Order again' });
    server.use(stalls(checkList));
    act(() => listStore.set([{ productId: 'prod_2', quantity: 3 }]));
    await user.click(again);
    expect(await screen.findByText(/are added to those on your list/)).toBeInTheDocument();
    expect(currentAddress()).toBe('/list');
    expect(listStore.get()).toEqual([
      { productId: 'prod_2', quantity: 3 },
      { productId: 'prod_1', quantity: 2 },
    ]);
    act(() => listStore.set([]));
  });

  it.each([
    ['customer', 'By you'],
    ['staff', 'By our staff'],
    ['system', 'By the shop'],
  ] as const)('says that a canceled order was canceled by the %s', async (by, words) => {
    const cancelled: OrderEvent = { at: '2026-05-03T10:00:00.000Z', type: 'cancelled', by };
    await openOrder(order(1, { status: 'cancelled' }), { events: [PLACED, cancelled] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(
      screen.getByText('The order ended before it was paid. Nothing is due.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('shows what was refunded', async () => {
    const events: OrderEvent[] = [PLACED, PAID, { ...SHIPPED, type: 'refunded' }];
    await openOrder(paidOrder(1, { status: 'refunded', refunded: 2000.5 }), { events });
    expect(await screen.findByText('$2,000.50 was refunded to the card.')).toBeInTheDocument();
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
  });

  it('says the same of an order that does not exist and of someone else’s', async () => {
    await signInAs(farmer);
    server.use(refuses(getOrder, { status: 404 }));
    renderShop('/dashboard/orders/order_1');
    expect(await screen.findByText('No such order')).toBeInTheDocument();
    expect(link('Back to My Orders')).toHaveAttribute('href', '/dashboard/myorders');
  });

  it('stays readable if its events do not load', async () => {
    await signInAs(farmer);
    server.use(
      answer(getOrder, order(1)),
      answer(checkList, soldNow(order(1))),
      refuses(listOrderEvents, { status: 400 }),
    );
    renderShop('/dashboard/orders/order_1');
    expect(await screen.findByText(/could not load what has happened/)).toBeInTheDocument();
    expect(screen.getByText('$2,000.50')).toBeInTheDocument();
  });
});
