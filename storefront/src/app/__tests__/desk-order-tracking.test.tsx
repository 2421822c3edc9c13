import {
  changeTracking,
  checkList,
  countOrders,
  getOrder,
  listOrderEvents,
  type Order,
  type OrderEvent,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { rowOf, servesNothingBeside, servesOrders } from '@/test/desk';
import { paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const EVENTS: OrderEvent[] = [
  { at: '2026-05-02T10:00:00.000Z', type: 'placed', by: 'customer', actor: farmer.email },
  { at: '2026-05-02T10:15:00.000Z', type: 'paid', by: 'provider' },
];

async function openOrder(shown: Order, events = EVENTS) {
  await signInAs(admin);
  server.use(
    answer(getOrder, shown, { parameters: { id: 'order_1' } }),
    ...servesNothingBeside(),
    answer(listOrderEvents, events),
    answer(checkList, soldNow(paidOrder(1))),
    answer(countOrders, { ...NO_ORDERS, shipped: 8, toShip: 1 }),
  );
  const page = renderShop('/dashboard/orders/order_1');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('the timeline and the tracking of an order', () => {
  it('shows each payment and refund with its amount and reason, and each change of the tracking', async () => {
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`;
    await openOrder(paidOrder(1, { refunded: 76.8 }), [
      { at: at(2), type: 'paid', by: 'provider', amount: 2000.5 },
      { at: at(3), type: 'refunded', by: 'staff', amount: 50, reason: 'damaged' },
      { at: at(4), type: 'refunded', by: 'staff', amount: 26.8 },
      {
        ...{ at: at(5), type: 'tracking_changed', by: 'staff', actor: admin.email },
        tracking: { before: '1ZAAAA', after: null },
      },
    ]);
    const timeline = within(await screen.findByRole('list', { name: 'What has happened' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Paid $2,000.50'),
      expect.stringMatching(/Refunded \$50\.00 · .*damaged/),
      expect.stringContaining('Refunded $26.80'),
      expect.stringMatching(/Tracking changed .*1ZAAAA.* → none/),
      expect.any(String),
    ]);
  });

  it('corrects and removes the tracking of an order that was shipped', async () => {
    const shipped = { shipped: true, status: 'shipped' } as const;
    const tracking = { number: '1ZAAAA', url: 'https://carrier.test/a' };
    const { user } = await openOrder(paidOrder(1, { ...shipped, tracking }));
    const saved: unknown[] = [];
    server.use(
      answer(changeTracking, ({ body }) => {
        saved.push(body);
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Change tracking' }));
    const number = screen.getByLabelText('Tracking number');
    expect(number).toHaveFocus();
    expect(number).toHaveValue('1ZAAAA');
    expect(screen.getByLabelText('Tracking link')).toHaveValue('https://carrier.test/a');
    await user.type(number, 'B');
    await user.click(screen.getByRole('button', { name: 'Save tracking' }));
    expect(await screen.findByText('Tracking saved.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Change tracking' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Change tracking' }));
    await user.clear(screen.getByLabelText('Tracking number'));
    await user.clear(screen.getByLabelText('Tracking link'));
    await user.click(screen.getByRole('button', { name: 'Save tracking' }));
    expect(await screen.findByText('Tracking removed.')).toBeInTheDocument();
    expect(saved).toEqual([{ number: '1ZAAAAB', url: 'https://carrier.test/a' }, { number: null }]);
  });

  it('adds tracking to an order that was shipped without, and says why it could not', async () => {
    const { user } = await openOrder(paidOrder(1, { shipped: true, status: 'shipped' }));
    server.use(refuses(changeTracking, { status: 409, message: 'It says so.' }));
    await user.click(await screen.findByRole('button', { name: 'Add tracking' }));
    await user.type(screen.getByLabelText('Tracking number'), 'B');
    await user.click(screen.getByRole('button', { name: 'Save tracking' }));
    expect(await screen.findByText(/^The tracking was not saved\. It says so\./)).toBeVisible();
    expect(screen.getByLabelText('Tracking number')).toHaveValue('B');
  });

  it('is no longer selected in the list once it was shipped here', async () => {
    const { user } = await openOrder(paidOrder(1));
    const { calls } = servesOrders([paidOrder(1), paidOrder(2)]);
    const openList = () => user.click(screen.getByRole('link', { name: 'Manage Orders' }));
    await openList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select order 1001' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select order 1002' }));
    await user.click((await rowOf('Machine 1')).getByRole('link'));
    await user.click(await screen.findByRole('button', { name: 'Ship order' }));
    await screen.findByText('Shipping order 1001');
    const later = servesOrders([paidOrder(2)]);
    await openList();
    await waitFor(() => expect([...calls, ...later.calls]).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: '1 selected' })).toBeInTheDocument();
  });
});
