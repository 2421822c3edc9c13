import { changeTracking } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { openDesk, rowOf } from '@/test/desk';
import { paidOrder } from '@/test/order-fixtures';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
withShopServer();
withSession();

const three = () => [paidOrder(1), paidOrder(2), paidOrder(3)];
const tick = (number: number) =>
  screen.getByRole('checkbox', { name: `Select order ${1000 + number}` });
const numberOf = (number: number) => screen.getByLabelText(`Tracking number of ${1000 + number}`);

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
});
