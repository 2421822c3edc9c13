import { deleteProduct, listProducts, type Product } from '@harrow/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, stalls } from '@/test/answer';
import { servesProductList } from '@/test/desk-fixtures';
import { product, products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openProducts(products: Product[], query = '') {
  await signInAs(admin);
  server.use(...servesProductList(products));
  return renderShop(`/dashboard/manageproducts${query}`);
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

async function askToRemove() {
  const { user } = await openProducts([product(1), product(2)]);
  const row = await rowOf('Machine 1');
  await user.click(row.getByRole('button', { name: 'Remove' }));
  const title = 'Are you sure to delete!';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Delete' }));
  return { user, dialog, confirm };
}

const removes = (reply: () => object) =>
  server.use(answer(deleteProduct, reply, { parameters: { id: 'prod_1' } }));

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('manage products', () => {
  it('lists a page of products in the specified columns, with what staff must know', async () => {
    await openProducts([
      product(1, { sku: 'T-120', category: { handle: 'tractors', name: 'Tractors' } }),
      product(2, { available: 0 }),
      product(3, { available: 5, minimum: 3 }),
    ]);
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Count',
      'Product image',
      'Name',
      'Availability',
      'Manage',
    ]);
    const first = await rowOf('Machine 1');
    expect(first.getByText('1')).toBeInTheDocument();
    expect(first.getByRole('presentation')).toHaveAttribute(
      'src',
      '/pictures/products/machine-1.svg',
    );
    expect(first.getByText('11 pieces')).toBeInTheDocument();
    expect(first.getByText('T-120 · Tractors · $1,000.00 · minimum 1 piece')).toBeInTheDocument();
    expect(first.queryByText('Low')).not.toBeInTheDocument();
    const second = await rowOf('Machine 2');
    expect(second.getByText('Sold out')).toBeInTheDocument();
    expect(second.getByText('$2,000.00 · minimum 2 pieces')).toBeInTheDocument();
    expect((await rowOf('Machine 3')).getByText('Low')).toBeInTheDocument();
    expect(document.title).toBe('Manage Products · Harrow');
  });

  it('shows the low and the sold out products on tabs with their counts', async () => {
    const { user, currentAddress } = await openProducts([
      product(1),
      product(2, { available: 0 }),
      product(3, { available: 5 }),
    ]);
    expect(await screen.findByRole('link', { name: 'All 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // sold out is below twice the minimum too
    await user.click(screen.getByRole('link', { name: 'Low stock 2' }));
    await waitFor(() => expect(names()).toEqual(['Machine 2', 'Machine 3']));
    await user.click(screen.getByRole('link', { name: 'Sold out 1' }));
    await waitFor(() => expect(names()).toEqual(['Machine 2']));
    expect(currentAddress()).toBe('/dashboard/manageproducts?stock=out');
  });

  it('shows drafts on their own tab, without a filter by category', async () => {
    await signInAs(admin);
    server.use(...servesProductList([product(1)], [product(2)]));
    const { user, currentAddress } = renderShop('/dashboard/manageproducts');
    await user.click(await screen.findByRole('link', { name: 'Drafts 1' }));
    await waitFor(() => expect(names()).toEqual(['Machine 2']));
    expect(currentAddress()).toBe('/dashboard/manageproducts?stock=draft');
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
  });

  it('says that there are no drafts, and what was not found among them', async () => {
    const { user } = await openProducts([product(1)], '?stock=draft');
    expect(await screen.findByText('No drafts')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'plow{Enter}');
    expect(await screen.findByText('No product matches')).toBeVisible();
  });

  it('finds products by name or part number, and by category', async () => {
    const tractors = { handle: 'tractors', name: 'Tractors' };
    const { user, currentAddress } = await openProducts(
      [
        product(1, { sku: 'HD-610', category: tractors }),
        product(2, { category: tractors }),
        product(3),
      ],
      '?page=4',
    );
    await rowOf('Machine 1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Tractors');
    await waitFor(() => expect(names()).toEqual(['Machine 1', 'Machine 2']));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'hd-6{Enter}');
    await waitFor(() => expect(names()).toEqual(['Machine 1']));
    expect(currentAddress()).toBe('/dashboard/manageproducts?category=tractors&q=hd-6');
    expect(await screen.findByRole('link', { name: 'All 1' })).toBeInTheDocument();
  });

  it('offers all products where the filters match none', async () => {
    const { user } = await openProducts([product(1)], '?q=nothing&stock=low');
    expect(await screen.findByText('No product matches')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all products' }));
    await rowOf('Machine 1');
  });

  it('is paged by the server, with a continuous count', async () => {
    const { user, currentAddress } = await openProducts(products(23));
    expect(await screen.findByText('1–20 of 23')).toBeInTheDocument();
    expect(screen.queryByText('Machine 21')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Machine 21')).toBeInTheDocument();
    expect(screen.getByText('21')).toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/manageproducts?page=2');
  });

  it('shows a placeholder for a picture that fails to load', async () => {
    await openProducts([product(1)]);
    const picture = (await rowOf('Machine 1')).getByRole('presentation');
    fireEvent.error(picture);
    expect(picture).toHaveClass('bg-[url(/pictures/scenes/sketch.svg)]');
  });

  it('reports that no products were found, and retries', async () => {
    await signInAs(admin);
    server.use(answer(listProducts, { success: false }), ...servesProductList([]));
    const { user } = renderShop('/dashboard/manageproducts');
    expect(await screen.findByText("Products didn't found.")).toBeInTheDocument();
    expect(screen.getByText('We could not load the products')).toBeInTheDocument();
    server.use(...servesProductList([product(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Machine 1');
  });

  it('reports that the catalog is empty and offers to add a product', async () => {
    await openProducts([]);
    expect(await screen.findByText('The catalog is empty')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Add New Product' }).at(-1)).toHaveAttribute(
      'href',
      '/dashboard/addnewproduct',
    );
  });

  it('shows a placeholder while the products load', async () => {
    await signInAs(admin);
    server.use(stalls(listProducts), ...servesProductList([]));
    renderShop('/dashboard/manageproducts');
    expect(await screen.findByText('Loading products')).toBeInTheDocument();
  });

  it('is not for customers', async () => {
    await signInAs(farmer);
    renderShop('/dashboard/manageproducts');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('removing a product', () => {
  it('asks first, and changes nothing when canceled', async () => {
    const { user, dialog } = await askToRemove();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    await rowOf('Machine 1');
  });

  it('removes it when confirmed and refetches the list', async () => {
    const { confirm } = await askToRemove();
    removes(() => ({ acknowledged: true, deletedCount: 1 }));
    server.use(...servesProductList([product(2)]));
    await confirm();
    expect(await screen.findByText('Product deleted.')).toBeInTheDocument();
    await dialogIsGone();
    expect(screen.queryByText('Machine 1')).not.toBeInTheDocument();
    expect((await rowOf('Machine 2')).getByText('1')).toBeInTheDocument();
    // the button that opened the dialog was removed with its row, so the next row gets the focus
    const next = (await rowOf('Machine 2')).getByRole('link', { name: 'Machine 2' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it.each([
    ['a missing product', () => refuse({ status: 404 }), 'This product is already gone.'],
    ['a 503', () => refuse({ status: 503 }), /^The product was not deleted\..*is unavailable/],
    ['a lost connection', () => HttpResponse.error(), /^We do not know whether the product was/],
  ])('reports %s', async (_, reply, words) => {
    const { confirm } = await askToRemove();
    removes(reply);
    await confirm();
    expect(await screen.findByText(words)).toBeInTheDocument();
    await dialogIsGone();
  });
});
