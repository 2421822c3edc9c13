import { listProducts } from '@harrow/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, passes, refuses, stalls } from '@/test/answer';
import { servesProducts, servesSearch } from '@/test/catalogue-fixtures';
import { product, products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();
beforeEach(() => server.use(...servesSearch([])));

const cards = () => screen.findAllByRole('article');
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the product grid', () => {
  it('shows three products on the first page', async () => {
    server.use(...servesProducts(products(7)));
    renderShop('/allproduct');
    expect(await cards()).toHaveLength(3);
    expect(screen.getByText('1–3 of 7')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link', { name: /^Page / })).toHaveLength(3);
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows price, stock, minimum and description on a card', async () => {
    const description = 'x'.repeat(101);
    server.use(...servesProducts([product(1, { price: 12480, available: 1, description })]));
    renderShop('/allproduct');
    const card = within((await cards())[0] ?? document.body);
    expect(card.getByText('$12,480.00')).toBeInTheDocument();
    expect(card.getAllByText('1 piece')).toHaveLength(2);
    expect(card.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
    const buy = card.getByRole('link', { name: 'Buy Now' });
    expect(buy).toHaveAttribute('href', '/purchase/prod_1');
  });

  it('shows the part number of a product that has one', async () => {
    server.use(...servesProducts([product(1, { sku: 'HR-14-220' }), product(2)]));
    renderShop('/allproduct');
    const [first, second] = await cards();
    expect(first).toHaveTextContent('HR-14-220');
    expect(second).not.toHaveTextContent('HR-');
  });

  it('shows a placeholder for a picture that fails to load', async () => {
    server.use(...servesProducts(products(1)));
    renderShop('/allproduct');
    const [card = document.body] = await cards();
    const picture = within(card).getByRole('presentation');
    fireEvent.error(picture);
    expect(picture).toHaveClass('bg-[url(/pictures/scenes/sketch.svg)]');
  });

  it('shows on the card that a product is sold out', async () => {
    server.use(...servesProducts([product(1, { available: 0 })]));
    renderShop('/allproduct');
    expect(await screen.findByText('Sold out')).toBeInTheDocument();
    expect(screen.getByText('0 pieces')).toBeInTheDocument();
  });

  it('keeps the page in the URL and shows the old page until the next one loads', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      passes(listProducts, async ({ query }) => {
        if (query.get('pageNumber') === '1') await gate;
      }),
      ...servesProducts(products(7)),
    );
    const { user, currentAddress } = renderShop('/allproduct');
    await cards();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(currentAddress()).toBe('/allproduct?page=2');
    expect(names()).toEqual(['Machine 1', 'Machine 2', 'Machine 3']);
    release();
    expect(await screen.findByText('4–6 of 7')).toBeInTheDocument();
    expect(names()).toEqual(['Machine 4', 'Machine 5', 'Machine 6']);
  });

  it('opens the page in the URL', async () => {
    server.use(...servesProducts(products(13)));
    renderShop('/allproduct?size=6&page=2');
    expect(await screen.findByText('7–12 of 13')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Products per page' })).toHaveValue('6');
  });

  it('offers pages of 3, 6, 9 and 12 products', async () => {
    server.use(...servesProducts(products(13)));
    const { user } = renderShop('/allproduct');
    const sizes = await screen.findByRole('combobox', { name: 'Products per page' });
    const options = within(sizes).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['3', '6', '9', '12']);
    await user.selectOptions(sizes, '12');
    expect(await screen.findByText('1–12 of 13')).toBeInTheDocument();
  });

  it('redirects from beyond the last page to the last page', async () => {
    server.use(...servesProducts(products(4)));
    const { currentAddress } = renderShop('/allproduct?page=9');
    expect(await screen.findByText('4–4 of 4')).toBeInTheDocument();
    expect(currentAddress()).toBe('/allproduct?page=2');
  });

  it('reports that products are loading', async () => {
    server.use(stalls(listProducts));
    renderShop('/allproduct');
    expect(await screen.findByText('Loading products')).toBeInTheDocument();
  });

  it('reports an empty catalog', async () => {
    server.use(...servesProducts([]));
    renderShop('/allproduct');
    expect(await screen.findByText('The yard is empty today')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('shows the specified toast if the backend finds no products', async () => {
    server.use(answer(listProducts, { success: false }));
    renderShop('/allproduct');
    expect(await screen.findByText("Products didn't found.")).toBeInTheDocument();
  });

  it('retries on request after a failure', async () => {
    server.use(refuses(listProducts, { status: 404, message: 'Gone.' }));
    const { user } = renderShop('/allproduct');
    expect(await screen.findByText('The products did not load')).toBeInTheDocument();
    expect(screen.getByText('Gone.')).toBeInTheDocument();
    server.use(...servesProducts(products(1)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('The products did not load')).not.toBeInTheDocument();
    });
  });
});
