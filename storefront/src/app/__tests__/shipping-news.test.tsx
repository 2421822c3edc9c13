import { changeTracking, getOrder, listAudit } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { openDesk, rowOf } from '@/test/desk';
import { paidOrder } from '@/test/order-fixtures';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
jest.mock('@/features/manage-orders/lib/undo-time', () => ({ UNDO_MS: 1000 }));
withShopServer();
withSession();

const three = () => [paidOrder(1), paidOrder(2), paidOrder(3)];
const tick = (number: number) =>
  screen.getByRole('checkbox', { name: `Select order ${1000 + number}` });
const numberOf = (number: number) => screen.getByLabelText(`Tracking number of ${1000 + number}`);

/** Ships an order with a typed number, and opens another page before the time for Undo is over. */
async function shipAndLeave(desk: Awaited<ReturnType<typeof openDesk>>, number: number) {
  const { user, calls } = desk;
  const sent = calls.length;
  await user.click((await rowOf(`Machine ${number}`)).getByRole('button', { name: 'Pending' }));
  await user.type(numberOf(number), `1ZBBBB${number}{Control>}{Enter}{/Control}`);
  await screen.findByText(`Shipping order ${1000 + number}`);
  server.use(answer(listAudit, []));
  await user.click(screen.getByRole('link', { name: 'History' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  await waitFor(() => expect(calls).toHaveLength(sent + 1));
  await user.click(screen.getByRole('link', { name: /^Manage Orders/ }));
  await screen.findByRole('table');
}

describe('the news of a shipment', () => {
  it('says how many were shipped when the counts of the tabs are right', async () => {
    const { user } = await openDesk(three());
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
    await screen.findByText('3 orders shipped.');
    expect(screen.getByRole('link', { name: 'Shipped 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To ship 0' })).toBeInTheDocument();
  });

  const theirs = {
    ...{ at: '2026-05-03T09:00:00.000Z', by: 'marta@harrow.test' },
    tracking: { number: '1ZAAAA', url: null },
  };

  it('says who shipped an order first and with what, and keeps the typed number until it is used', async () => {
    const { user, earlier } = await openDesk(three());
    const saved: unknown[] = [];
    server.use(
      answer(changeTracking, ({ body, parameters }) => {
        saved.push([parameters.id, body]);
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    earlier.set('order_2', theirs);
    await user.click(screen.getByRole('checkbox', { name: /^Select every order/ }));
    await user.click(screen.getByRole('button', { name: 'Tracking' }));
    await user.type(numberOf(2), '1ZBBBB');
    await user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
    const sentence = '2 orders shipped. 1 was already shipped; your number is kept here.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    const news = within(screen.getByRole('region', { name: 'What was shipped' }));
    expect(
      news.getByText(/by .*marta@harrow\.test.* with .*1ZAAAA.*You typed .*1ZBBBB/),
    ).toBeVisible();
    expect(news.getByRole('link', { name: 'Order 1002' })).toHaveAttribute(
      'href',
      '/dashboard/orders/order_2',
    );
    await user.click(news.getByRole('button', { name: 'Use 1ZBBBB' }));
    expect(await screen.findByText('Tracking saved.')).toBeInTheDocument();
    expect(saved).toEqual([['order_2', { number: '1ZBBBB' }]]);
    await user.click(news.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('does not call an order shipped now that someone else had shipped', async () => {
    const { user, earlier } = await openDesk([paidOrder(1)]);
    earlier.set('order_1', theirs);
    await user.click(tick(1));
    await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
    expect(await screen.findByText('1 was already shipped.')).toBeInTheDocument();
    expect(screen.queryByText(/You typed/)).not.toBeInTheDocument();
  });

  it('takes an order for shipped that has the number already, as after a lost answer', async () => {
    const { user, earlier } = await openDesk([paidOrder(1)]);
    earlier.set('order_1', theirs);
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    await user.type(numberOf(1), '1ZAAAA{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Status changed to shipped.')).toBeInTheDocument();
  });

  it('keeps the typed numbers of shipments that were sent by leaving the page', async () => {
    const desk = await openDesk(three());
    const { user, earlier } = desk;
    server.use(
      answer(changeTracking, { acknowledged: true, modifiedCount: 1 }),
      refuses(getOrder, { status: 404 }, { parameters: { id: 'order_2' } }),
    );
    earlier.set('order_1', theirs).set('order_2', theirs);
    await shipAndLeave(desk, 1);
    expect(await screen.findByRole('button', { name: 'Use 1ZBBBB1' })).toBeVisible();
    await shipAndLeave(desk, 2);
    const sentence = '2 were already shipped; your numbers are kept here.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use 1ZBBBB1' }));
    await screen.findByText('Tracking saved.');
    await user.click(screen.getByRole('link', { name: 'Order 1002' }));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: /^Manage Orders/ }));
    expect(await screen.findByRole('button', { name: 'Use 1ZBBBB2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use 1ZBBBB1' })).not.toBeInTheDocument();
  });

  it('selects refused orders again, with what was typed, after the page was left', async () => {
    const desk = await openDesk(three());
    desk.refusals.set('order_1', { code: 'order_unpaid', message: 'No.' });
    await shipAndLeave(desk, 1);
    expect(await screen.findByRole('heading', { name: '1 selected' })).toBeInTheDocument();
    await desk.user.click(screen.getByRole('button', { name: 'Tracking' }));
    expect(numberOf(1)).toHaveValue('1ZBBBB1');
  });
});
