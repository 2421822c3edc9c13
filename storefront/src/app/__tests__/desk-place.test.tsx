import { checkList, getOrder, listOrderEvents, listOutbox } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { openDesk } from '@/test/desk';
import { paidOrder, soldNow } from '@/test/order-fixtures';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const orders = [paidOrder(1), paidOrder(2), paidOrder(3)];
const linkOf = async (product: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(product) }));
  return row.getByRole('link', { name: 'farmer@harrow.test' });
};

describe('the place in Manage Orders', () => {
  it('is the row and the scroll position that were left, on the way back from an order', async () => {
    const { user } = await openDesk(orders, '?tab=to-ship');
    const [, , last] = orders;
    if (!last) throw new Error('There is no last order.');
    server.use(
      answer(getOrder, last),
      answer(listOrderEvents, []),
      answer(listOutbox, { data: [], count: 0 }),
      answer(checkList, soldNow(last)),
    );
    Object.assign(window, { scrollY: 640 });
    window.dispatchEvent(new Event('scroll'));
    await user.click(await linkOf('Machine 3'));
    const scroll = jest.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('link', { name: 'Manage Orders', current: false }));
    await waitFor(async () => expect(await linkOf('Machine 3')).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
  });
});
