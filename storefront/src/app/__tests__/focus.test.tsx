import {
  cancelOrder,
  deleteProduct,
  listOwnOrders,
  listReviews,
  promoteUser,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { review, servesHome } from '@/test/catalogue-fixtures';
import { servesProductList } from '@/test/desk-fixtures';
import { order } from '@/test/order-fixtures';
import { product, products } from '@/test/product-fixtures';
import { knowsBuyer, servesProduct } from '@/test/purchase-fixtures';
import { servesUsers, shopUser } from '@/test/user-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const heading = (name: string) => () => screen.getByRole('heading', { name, level: 1 });
const removed = { acknowledged: true, deletedCount: 1 } as const;

describe('the focus', () => {
  it('moves to the heading of the page that a link opens, however late it loads', async () => {
    server.use(...servesHome(), ...servesProduct(), ...knowsBuyer());
    await signInAs(farmer);
    const { user } = renderShop('/allproduct');
    const [buy] = await screen.findAllByRole('link', { name: 'Buy Now' });
    if (!buy) throw new Error('No product is on show.');
    await user.click(buy);
    await hasFocus(heading('Seed drill'));
    await user.click(screen.getByRole('link', { name: 'Blogs' }));
    await screen.findByRole('article', { name: /key/ });
    await hasFocus(() => screen.getByRole('heading', { level: 1 }));
  });

  it('moves to the login page after a redirect from a protected page', async () => {
    renderShop('/dashboard/myorders');
    await hasFocus(heading('Log in'));
  });

  it('moves to the first of the additional reviews', async () => {
    const reviews = Array.from({ length: 8 }, (_, index) => ({
      ...review,
      _id: `rev_${index}`,
      name: `Client ${index + 1}`,
    }));
    server.use(answer(listReviews, reviews), ...servesHome());
    server.use(answer(listReviews, reviews));
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Show all 8 reviews' }));
    await hasFocus(() => screen.getByText('Client 7').closest('li') ?? document.body);
  });

  it('stays in the pager on the last page, which is announced', async () => {
    server.use(...servesHome(products(7)));
    const { user } = renderShop('/allproduct?page=2');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    const status = await screen.findByText('Page 3 of 3:');
    expect(status.closest('[role=status]')).toBeInTheDocument();
    await hasFocus(() => screen.getByRole('link', { name: 'Page 3' }));
  });

  it('moves to the next row after one is removed', async () => {
    await signInAs(admin);
    server.use(...servesProductList([product(1), product(2)]));
    const { user } = renderShop('/dashboard/manageproducts');
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }));
    await user.click((await row('Machine 1')).getByRole('button', { name: 'Remove' }));
    server.use(
      ...servesProductList([product(2)]),
      answer(deleteProduct, removed, { parameters: { id: 'prod_1' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Machine 1')).not.toBeInTheDocument());
    const next = (await row('Machine 2')).getByRole('link', { name: 'Machine 2' });
    await hasFocus(() => next);
  });

  it('moves to the heading after the last row is removed', async () => {
    await signInAs(farmer);
    server.use(answer(listOwnOrders, [order(1)]));
    const { user } = renderShop('/dashboard/myorders');
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    server.use(
      answer(listOwnOrders, []),
      answer(cancelOrder, removed, { parameters: { id: 'order_1' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing ordered yet');
    await hasFocus(heading('My Orders'));
  });

  it('stays in a row whose button is replaced by its result', async () => {
    await signInAs(admin);
    const fay = shopUser({ email: 'fay@harrow.test' });
    server.use(servesUsers([fay]));
    const { user } = renderShop('/dashboard/users');
    const button = await screen.findByRole('button', { name: 'Make Admin' });
    server.use(
      servesUsers([{ ...fay, role: 'admin', promoted: true }]),
      answer(
        promoteUser,
        { acknowledged: true, modifiedCount: 1 },
        { parameters: { email: 'fay@harrow.test' } },
      ),
    );
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Make Admin' }));
    await hasFocus(() =>
      within(screen.getByRole('row', { name: /fay@harrow\.test/ })).getByRole('button', {
        name: 'Demote',
      }),
    );
  });
});
