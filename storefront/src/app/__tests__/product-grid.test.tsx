import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { product, products, servesProducts } from '@/test/catalogue-fixtures';
import { renderShop } from '@/test/render-shop';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

withShopServer();

const cards = () => screen.findAllByRole('article');
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the product grid', () => {
  it('shows three products on the first of the pages', async () => {
    server.use(servesProducts(products(7)));
    renderShop('/allproduct');
    expect(await cards()).toHaveLength(3);
    expect(screen.getByText('1–3 of 7')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link', { name: /^Page / })).toHaveLength(3);
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('tells all that a buyer compares on a card', async () => {
    const description = 'x'.repeat(101);
    server.use(servesProducts([product(1, { price: 12480, available: 1, description })]));
    renderShop('/allproduct');
    const card = within((await cards())[0] ?? document.body);
    expect(card.getByText('$12,480.00')).toBeInTheDocument();
    expect(card.getAllByText('1 piece')).toHaveLength(2);
    expect(card.getByText(`${'x'.repeat(100)}…`)).toBeInTheDocument();
    const buy = card.getByRole('link', { name: 'Buy Now' });
    expect(buy).toHaveAttribute('href', '/purchase/prod_1');
  });

  it('shows a blank sheet where a picture does not come', async () => {
    server.use(servesProducts(products(1)));
    renderShop('/allproduct');
    const [card = document.body] = await cards();
    const picture = within(card).getByRole('presentation');
    fireEvent.error(picture);
    expect(picture).toHaveClass('bg-[url(/pictures/scenes/sketch.svg)]');
  });

  it('says on the card that a product is sold out', async () => {
    server.use(servesProducts([product(1, { available: 0 })]));
    renderShop('/allproduct');
    expect(await screen.findByText('Sold out')).toBeInTheDocument();
    expect(screen.getByText('0 pieces')).toBeInTheDocument();
  });

  it('keeps a page in the address and the old page on show until the next has come', async () => {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    server.use(
      http.get(backend('/services'), async ({ request }) => {
        if (request.url.includes('pageNumber=1')) await gate;
        return undefined;
      }),
      servesProducts(products(7)),
    );
    const { user, currentAddress } = renderShop('/allproduct');
    await cards();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(currentAddress()).toBe('/allproduct?page=2');
    expect(names()).toEqual(['Machine 1', 'Machine 2', 'Machine 3']);
    letGo();
    expect(await screen.findByText('4–6 of 7')).toBeInTheDocument();
    expect(names()).toEqual(['Machine 4', 'Machine 5', 'Machine 6']);
  });

  it('opens the page that an address names', async () => {
    server.use(servesProducts(products(13)));
    renderShop('/allproduct?size=6&page=2');
    expect(await screen.findByText('7–12 of 13')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Products per page' })).toHaveValue('6');
  });

  it('offers pages of 3, 6, 9 and 12 products', async () => {
    server.use(servesProducts(products(13)));
    const { user } = renderShop('/allproduct');
    const sizes = await screen.findByRole('combobox', { name: 'Products per page' });
    const options = within(sizes).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['3', '6', '9', '12']);
    await user.selectOptions(sizes, '12');
    expect(await screen.findByText('1–12 of 13')).toBeInTheDocument();
  });

  it('leads from behind the last page to the last page', async () => {
    server.use(servesProducts(products(4)));
    const { currentAddress } = renderShop('/allproduct?page=9');
    expect(await screen.findByText('4–4 of 4')).toBeInTheDocument();
    expect(currentAddress()).toBe('/allproduct?page=2');
  });

  it('says that products are on their way', async () => {
    server.use(http.get(backend('/services'), () => new Promise<never>(() => undefined)));
    renderShop('/allproduct');
    expect(await screen.findByText('Loading products')).toBeInTheDocument();
  });

  it('says so when there is nothing to sell', async () => {
    server.use(servesProducts([]));
    renderShop('/allproduct');
    expect(await screen.findByText('The yard is empty today')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('raises the specified toast when the backend finds no products', async () => {
    server.use(
      http.get(backend('/services'), () =>
        HttpResponse.json({ success: false, data: [], count: 0 }),
      ),
    );
    renderShop('/allproduct');
    expect(await screen.findByText("Products didn't found.")).toBeInTheDocument();
  });

  it('tries again on demand after a failure', async () => {
    server.use(http.get(backend('/services'), () => refuse({ status: 404, message: 'Gone.' })));
    const { user } = renderShop('/allproduct');
    expect(await screen.findByText('The products did not load')).toBeInTheDocument();
    expect(screen.getByText('Gone.')).toBeInTheDocument();
    server.use(servesProducts(products(1)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Machine 1')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('The products did not load')).not.toBeInTheDocument();
    });
  });
});
