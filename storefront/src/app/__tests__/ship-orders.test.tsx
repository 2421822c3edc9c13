import { listAudit, listOrders, shipOrders } from '@harrow/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, stalls } from '@/test/answer';
import { openDesk, rowOf, type Shipped } from '@/test/desk';
import { paidOrder } from '@/test/order-fixtures';
import { withSession } from '@/test/session-fixtures';
import { HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
jest.mock('@/features/manage-orders/lib/undo-time', () => ({ UNDO_MS: 1000 }));
withShopServer();
withSession();

afterEach(() => {
  localStorage.removeItem('singleKeys');
});

const three = () => [paidOrder(1), paidOrder(2), paidOrder(3)];
const UPS = '1Z84A6R30312345678';
const tick = (number: number) =>
  screen.getByRole('checkbox', { name: `Select order ${1000 + number}` });
const numberOf = (number: number) => screen.getByLabelText(`Tracking number of ${1000 + number}`);
const linkOf = (number: number) => screen.getByLabelText(`Tracking link of ${1000 + number}`);
const ids = (calls: Shipped[]) => calls.map((call) => call.map(({ id }) => id));

/** Leaves the page to another one of the shop, which sends what waits at once. */
const leave = async ({ user }: Awaited<ReturnType<typeof openDesk>>) =>
  user.click(screen.getByRole('link', { name: 'Portfolio' }));

describe('the tray', () => {
  it('takes orders that are selected, adds their amounts, and is cleared', async () => {
    const { user } = await openDesk(three());
    await user.click(tick(1));
    await user.click(tick(3));
    const tray = within(screen.getByRole('form', { name: 'Shipping' }));
    expect(tray.getByRole('heading', { name: '2 selected' })).toBeInTheDocument();
    expect(tray.getByText('$4,001.00')).toBeInTheDocument();
    await user.click(tray.getByRole('button', { name: 'Clear' }));
    expect(tick(1)).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    expect(screen.getByRole('button', { name: 'Ship 3 orders' })).toBeInTheDocument();
  });

  it('opens at the number of an order whose Pending is pressed, and derives the link', async () => {
    const { user } = await openDesk(three());
    await user.click((await rowOf('Machine 2')).getByRole('button', { name: 'Pending' }));
    await waitFor(() => expect(numberOf(2)).toHaveFocus());
    await user.keyboard(UPS);
    expect(linkOf(2)).toHaveValue(`https://www.ups.com/track?tracknum=${UPS}`);
  });

  it('fills a pasted column downward, and says what found no order', async () => {
    const { user } = await openDesk(three());
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Tracking' }));
    await user.click(numberOf(2));
    await user.paste('A 1\nA 2\nA 3\n');
    expect(
      [numberOf(1), numberOf(2), numberOf(3)].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', 'A 1', 'A 2']);
    expect(
      screen.getByText('2 fields filled in. 1 pasted line found no order.'),
    ).toBeInTheDocument();
  });

  it('moves from number to number with Enter, as scanners press it', async () => {
    const { user, calls } = await openDesk(three());
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Tracking' }));
    await user.type(numberOf(1), 'A{Enter}B{Enter}C{Enter}');
    expect(screen.getByRole('button', { name: 'Ship 3 orders' })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('ships nothing while a link is wrong, and says which', async () => {
    const { user } = await openDesk(three());
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    await user.type(linkOf(1), 'carrier.test/1');
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    expect(
      await screen.findByText('A link needs a tracking number beside it.'),
    ).toBeInTheDocument();
    await user.type(numberOf(1), 'A 1');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^A link starts with https/)).toBeInTheDocument();
    expect(screen.queryByText(/^Shipping order/)).not.toBeInTheDocument();
  });
});

describe('shipping', () => {
  it('waits for Undo, and then ships with the tracking', async () => {
    const { user, calls } = await openDesk([paidOrder(1)]);
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    await waitFor(() => expect(numberOf(1)).toHaveFocus());
    await user.keyboard(`${UPS}{Control>}{Enter}{/Control}`);
    expect(await screen.findByText('Shipping order 1001')).toBeInTheDocument();
    const row = await rowOf('Machine 1');
    expect(row.getByText('in 1 s')).toBeInTheDocument();
    expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
    expect(await screen.findByText('Status changed to shipped.')).toBeInTheDocument();
    const url = `https://www.ups.com/track?tracknum=${UPS}`;
    expect(calls).toEqual([[{ id: 'order_1', tracking: { number: UPS, url } }]]);
    expect(await row.findByText('Shipped')).toBeInTheDocument();
  });

  it('is one for two clicks in one frame', async () => {
    const { user, calls } = await openDesk([paidOrder(1)]);
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    const ship = await screen.findByRole('button', { name: 'Ship 1 order' });
    // eslint-disable-next-line testing-library/no-unnecessary-act -- both clicks come before React renders
    act(() => {
      fireEvent.click(ship);
      fireEvent.click(ship);
    });
    expect(await (await rowOf('Machine 1')).findByText('Shipped')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('is taken back by Undo, with the selection and the tracking', async () => {
    const { user, calls, ...page } = await openDesk(three());
    await user.click(tick(1));
    await user.click(tick(2));
    await user.click(screen.getByRole('button', { name: 'Tracking' }));
    await user.type(numberOf(2), 'A 2');
    await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(tick(1)).toBeChecked();
    expect(tick(2)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Tracking', expanded: true })).toBeInTheDocument();
    expect(numberOf(2)).toHaveValue('A 2');
    await leave({ user, calls, ...page });
    expect(calls).toEqual([]);
  });

  it('comes back in a tray that is closed if it was closed, shipment by shipment', async () => {
    const { user } = await openDesk(three());
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    await user.type(numberOf(1), 'A 1{Control>}{Enter}{/Control}');
    await user.click(tick(2));
    const isOpen = (expanded: boolean) =>
      expect(screen.getByRole('button', { name: 'Tracking', expanded })).toBeInTheDocument();
    isOpen(false);
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(tick(2)).toBeChecked();
    isOpen(false);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    isOpen(true);
    expect(numberOf(1)).toHaveValue('A 1');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(tick(1));
    isOpen(false);
  });

  it('names the orders that failed, and keeps them selected', async () => {
    const desk = await openDesk(three());
    const { user, refusals, calls } = desk;
    refusals.set('order_2', { code: 'order_unpaid', message: 'No.' });
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
    const failed = 'Order 1002 was not shipped. This order is still unpaid.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(screen.getByText('2 orders shipped.')).toBeInTheDocument();
    expect(ids(calls)).toEqual([['order_1', 'order_2', 'order_3']]);
    expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeInTheDocument();
    expect(tick(2)).toBeChecked();
  });

  it('does not claim an outcome after a lost connection', async () => {
    const { user } = await openDesk([paidOrder(1)]);
    server.use(answer(shipOrders, () => HttpResponse.error()));
    await user.click(tick(1));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    expect(await screen.findByText(/^We do not know whether it was shipped\./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeInTheDocument();
  });

  it('keeps the selection and the tracking of several after a lost connection', async () => {
    const { user } = await openDesk(three());
    server.use(answer(shipOrders, () => HttpResponse.error()));
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Tracking' }));
    await user.type(numberOf(2), 'A 2');
    await user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
    const unknown = 'We do not know whether 3 orders were shipped.';
    expect(await screen.findByText(unknown)).toBeInTheDocument();
    expect(numberOf(2)).toHaveValue('A 2');
  });

  it('can be tried again while the list does not answer either', async () => {
    const { user } = await openDesk([paidOrder(1)]);
    server.use(
      answer(shipOrders, () => HttpResponse.error()),
      stalls(listOrders),
    );
    await user.click(tick(1));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    await screen.findByText(/^We do not know whether it was shipped\./);
    await user.click(await screen.findByRole('button', { name: 'Ship 1 order' }));
    expect(await screen.findByText('Shipping order 1001')).toBeInTheDocument();
  });

  it('is sent at once when another page of the shop is opened', async () => {
    const desk = await openDesk(three());
    await desk.user.click(tick(1));
    await desk.user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    await leave(desk);
    await waitFor(() => expect(ids(desk.calls)).toEqual([['order_1']]));
  });

  it.each([
    ['the window closes', () => fireEvent(window, new Event('pagehide'))],
    [
      'the person signs out',
      () => fireEvent.click(screen.getByRole('button', { name: 'Sign Out' })),
    ],
  ])('is sent at once, with the token, when %s', async (_, close) => {
    const { user } = await openDesk(three());
    const sent: unknown[] = [];
    server.use(
      answer(shipOrders, ({ body, request }) => {
        sent.push([request.headers.get('authorization'), body.orders, request.keepalive]);
        return { results: [] };
      }),
    );
    await user.click(tick(1));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    act(() => void close());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([['Bearer token-1', [{ id: 'order_1' }], true]]);
  });
});

it('keeps the selection and the tracking while an order is looked at', async () => {
  const { user } = await openDesk(three());
  await user.click(tick(1));
  await user.click(screen.getByRole('button', { name: 'Tracking' }));
  await user.type(numberOf(1), 'A 1');
  server.use(answer(listAudit, []));
  await user.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  await user.click(screen.getByRole('link', { name: /^Manage Orders/ }));
  expect(await screen.findByRole('heading', { name: '1 selected' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tracking' }));
  expect(numberOf(1)).toHaveValue('A 1');
});

describe('the keys of the list', () => {
  it('move, select, select a range, ship and take back', async () => {
    const { user } = await openDesk(three());
    await user.keyboard('jj');
    expect((await rowOf('Machine 2')).getByRole('link')).toHaveFocus();
    await user.keyboard('kx');
    expect(tick(1)).toBeChecked();
    await user.keyboard('jj{Shift>}x{/Shift}');
    expect(screen.getByRole('button', { name: 'Ship 3 orders' })).toBeInTheDocument();
    await user.keyboard('s');
    await waitFor(() => expect(numberOf(3)).toHaveFocus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Shipping 3 orders')).toBeInTheDocument();
    await user.keyboard('z');
    await waitFor(() => expect(tick(1)).toBeChecked());
  });

  it('open tabs, the search, an order and the list of keys', async () => {
    const { user, currentAddress } = await openDesk(three());
    await user.keyboard('1');
    expect(currentAddress()).toBe('/dashboard/manageorders?tab=to-ship');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveFocus();
    await user.keyboard('xs1');
    expect(screen.queryByRole('form', { name: 'Shipping' })).not.toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
  });

  it('can be turned off', async () => {
    const { user, currentAddress } = await openDesk(three());
    await user.click(screen.getByRole('button', { name: /all keys/ }));
    await user.click(await screen.findByRole('switch', { name: /Single keys/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j1?');
    expect(currentAddress()).toBe('/dashboard/manageorders');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
