import {
  getOrder,
  getProduct,
  listOrderEvents,
  type Order,
  type OrderEvent,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
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
  path?: string;
}

async function openOrder(shown: Order, given: Given = {}) {
  const { events = [PLACED], isSold = true, path = '' } = given;
  await signInAs(farmer);
  server.use(
    answer(getOrder, shown),
    answer(listOrderEvents, events),
    isSold ? answer(getProduct, product(1)) : refuses(getProduct, { status: 404 }),
  );
  const page = renderShop(`/dashboard/orders/order_1${path}`);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const link = (name: string) => screen.queryByRole('link', { name });
const stepsOf = async () =>
  within(await screen.findByRole('list', { name: 'What has happened' }))
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
    for (const name of ['Order again', 'Invoice', 'Write a review']) {
      expect(link(name)).not.toBeInTheDocument();
    }
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
    expect(await screen.findByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/purchase/prod_1?quantity=2',
    );
    expect(link('Write a review')).toHaveAttribute(
      'href',
      `/products/${product(1).handle}#reviews`,
    );
    expect(link('Invoice')).toHaveAttribute('href', '/dashboard/orders/order_1/invoice');
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
    expect(link('Order again')).not.toBeInTheDocument();
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
      answer(getProduct, product(1)),
      refuses(listOrderEvents, { status: 400 }),
    );
    renderShop('/dashboard/orders/order_1');
    expect(await screen.findByText(/could not load what has happened/)).toBeInTheDocument();
    expect(screen.getByText('$2,000.50')).toBeInTheDocument();
  });
});

describe('the invoice', () => {
  it('shows seller, buyer, payment and sums of a paid order', async () => {
    await openOrder(paidOrder(1, { refunded: 500.25 }), { path: '/invoice' });
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice 1001' })).toBeInTheDocument();
    for (const text of ['Harrow Works', farmer.displayName, 'pi_1', '-$500.25', '$1,500.25']) {
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  });

  it('does not exist for an unpaid order', async () => {
    await openOrder(order(1), { path: '/invoice' });
    expect(screen.getByText(/this order has not been paid/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });
});
