import { screen, waitFor, within } from '@testing-library/react';
import { product, review, servesHome, products } from '@/test/catalogue-fixtures';
import { order } from '@/test/order-fixtures';
import { knowsBuyer, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const answers = (path: string, body: object) =>
  http.get(backend(path), () => HttpResponse.json(body));
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const heading = (name: string) => () => screen.getByRole('heading', { name, level: 1 });
const removed = () => HttpResponse.json({ acknowledged: true, deletedCount: 1 });

describe('the focus', () => {
  it('goes to the heading of the page that a link leads to, however late that comes', async () => {
    server.use(...servesHome(), servesProduct(), ...knowsBuyer());
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

  it('goes to the login that a protected page leads to', async () => {
    renderShop('/dashboard/myorders');
    await hasFocus(heading('Log in'));
  });

  it('goes on with the first of the reviews that were asked for', async () => {
    const reviews = Array.from({ length: 8 }, (_, index) => ({
      ...review,
      _id: `rev_${index}`,
      name: `Client ${index + 1}`,
    }));
    server.use(answers('/reviews', reviews), ...servesHome());
    server.use(answers('/reviews', reviews));
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Show all 8 reviews' }));
    await hasFocus(() => screen.getByText('Client 7').closest('li') ?? document.body);
  });

  it('stays in the pager behind the last page, which is announced', async () => {
    server.use(...servesHome(products(7)));
    const { user } = renderShop('/allproduct?page=2');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    const status = await screen.findByText('Page 3 of 3:');
    expect(status.closest('[role=status]')).toBeInTheDocument();
    await hasFocus(() => screen.getByRole('link', { name: 'Page 3' }));
  });

  it('goes to the next row where one was removed', async () => {
    await signInAs(admin);
    const all = (list: object[]) => answers('/services', { success: true, data: list });
    server.use(all([product(1), product(2)]));
    const { user } = renderShop('/dashboard/manageproducts');
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }));
    await user.click((await row('Machine 1')).getByRole('button', { name: 'Remove' }));
    server.use(all([product(2)]), http.delete(backend('/services/prod_1'), removed));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Machine 1')).not.toBeInTheDocument());
    const next = (await row('Machine 2')).getByRole('button', { name: 'Remove' });
    await hasFocus(() => next);
  });

  it('goes to the heading where the last row was removed', async () => {
    await signInAs(farmer);
    server.use(answers('/order', [order(1)]));
    const { user } = renderShop('/dashboard/myorders');
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    server.use(answers('/order', []), http.delete(backend('/orders/order_1'), removed));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing ordered yet');
    await hasFocus(heading('My Orders'));
  });

  it('stays in the row whose button was replaced by its outcome', async () => {
    await signInAs(admin);
    const user1 = { _id: 'cus_1', email: 'fay@harrow.test', role: null as string | null };
    server.use(answers('/users', [user1]));
    const { user } = renderShop('/dashboard/users');
    const button = await screen.findByRole('button', { name: 'Make Admin' });
    server.use(
      answers('/users', [{ ...user1, role: 'admin' }]),
      http.put(backend('/users/admin/fay%40harrow.test'), () =>
        HttpResponse.json({ acknowledged: true, modifiedCount: 1 }),
      ),
    );
    await user.click(button);
    await hasFocus(() => screen.getByRole('row', { name: /fay@harrow\.test/ }));
  });
});
