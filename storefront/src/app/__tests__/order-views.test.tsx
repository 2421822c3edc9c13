import {
  addOrderView,
  deleteOrderView,
  listOrderViews,
  renameOrderView,
  type OrderView,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { openDesk } from '@/test/desk';
import { order, paidOrder } from '@/test/order-fixtures';
import { withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const orders = [order(1), paidOrder(2), paidOrder(3)];
const iowa: OrderView = { _id: 'view_1', name: 'Iowa, to ship', query: 'tab=to-ship', isOwn: true };

async function openViews(views: OrderView[], query = '') {
  let saved = views;
  const calls: unknown[] = [];
  server.use(
    answer(listOrderViews, () => saved),
    answer(addOrderView, ({ body }) => {
      calls.push(body);
      saved = [...saved, { ...body, _id: 'view_2', isOwn: true }];
      return { acknowledged: true, insertedId: 'view_2' };
    }),
    answer(renameOrderView, ({ parameters, body }) => {
      saved = saved.map((view) => (view._id === parameters.id ? { ...view, ...body } : view));
      return { acknowledged: true, modifiedCount: 1 };
    }),
    answer(deleteOrderView, ({ parameters }) => {
      saved = saved.filter(({ _id }) => _id !== parameters.id);
      return { acknowledged: true, deletedCount: 1 };
    }),
  );
  const page = await openDesk(orders, query);
  await page.user.click(screen.getByRole('button', { name: 'Views' }));
  return { ...page, calls, dialog: within(await screen.findByRole('dialog')) };
}

describe('the views of Manage Orders', () => {
  it('save the list as it is shown, without its page, and are named beside the title', async () => {
    const { user, dialog, calls } = await openViews([], '?page=1&rows=50&tab=to-ship');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Enter a name.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Save the list as it is shown'), 'Fifty');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View saved.')).toBeInTheDocument();
    expect(calls).toEqual([{ name: 'Fifty', query: 'tab=to-ship&rows=50' }]);
    expect(await screen.findByText(/Fifty/)).toBeInTheDocument();
  });

  it('lead to the list, with the number of its orders', async () => {
    const { user, dialog, currentAddress } = await openViews([iowa]);
    const link = await dialog.findByRole('link', { name: 'Iowa, to ship 2' });
    await user.click(link);
    expect(currentAddress()).toBe('/dashboard/manageorders?tab=to-ship');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are renamed and removed', async () => {
    const { user, dialog } = await openViews([iowa]);
    await user.click(await dialog.findByRole('button', { name: 'Rename Iowa, to ship' }));
    const field = dialog.getByLabelText('New name of Iowa, to ship');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Iowa');
    await user.click(dialog.getByRole('button', { name: 'Rename view' }));
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(await again.findByRole('button', { name: 'Remove Iowa' }));
    await waitFor(() => expect(again.queryByRole('list')).not.toBeInTheDocument());
  });

  it('say that a name is taken, and keep what was typed', async () => {
    const { user, dialog } = await openViews([iowa]);
    const fields = { name: 'Another view has this name.' };
    server.use(refuses(addOrderView, { status: 409, code: 'name_taken', details: { fields } }));
    const field = dialog.getByLabelText('Save the list as it is shown');
    await user.type(field, 'Iowa, to ship');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await dialog.findByText('Another view has this name.')).toBeInTheDocument();
    expect(field).toHaveValue('Iowa, to ship');
  });
});
