import { listCategories, listProducts, search } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { passes, refuses } from '@/test/answer';
import { servesProducts, servesSearch } from '@/test/catalogue-fixtures';
import { product, products } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();

/** Serves a search and returns the queries that it is asked. */
function watchedSearch(...[list, changes]: Parameters<typeof servesSearch>): string[] {
  const asked: string[] = [];
  server.use(
    passes(search, ({ query }) => {
      asked.push(query.toString());
    }),
    ...servesSearch(list, changes),
  );
  return asked;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const status = (text: string) => screen.findByText(text);

describe('the page of a category', () => {
  it('says what it shows, where it stands and what is below it', async () => {
    watchedSearch(products(3));
    renderShop('/categories/tillage');
    await heading('Tillage');
    expect(screen.getByText('What Tillage are for.')).toBeVisible();
    expect(await status('1–3 of 3')).toBeVisible();
    expect(document.title).toBe('Tillage · Harrow');
    const kinds = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(kinds.getByRole('link', { name: 'Tillage 2' })).toHaveAttribute('aria-current', 'page');
    expect(kinds.getByRole('link', { name: 'Plows 1' })).toHaveAttribute(
      'href',
      '/categories/plows',
    );
    expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/allproduct');
  });

  it('names the page of the list in its title', async () => {
    watchedSearch(products(15));
    renderShop('/categories/tillage?page=2');
    expect(await status('13–15 of 15')).toBeVisible();
    expect(document.title).toBe('Tillage, page 2 · Harrow');
  });

  it('leads up to the category above it', async () => {
    watchedSearch(products(1));
    renderShop('/categories/plows');
    await heading('Plows');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link', { name: 'Tillage' })[0]).toHaveAttribute(
      'href',
      '/categories/tillage',
    );
  });

  it('is the not-found page if the category does not exist', async () => {
    watchedSearch([]);
    renderShop('/categories/spaceships');
    await heading('Stuck in the mud');
    expect(document.title).toBe('Page not found · Harrow');
  });

  it('says that it did not load, and tries again', async () => {
    watchedSearch(products(1));
    server.use(refuses(listCategories, { status: 404, message: 'Gone.' }));
    const { user } = renderShop('/categories/plows');
    const again = await screen.findByRole('button', { name: 'Try again' });
    watchedSearch(products(1));
    await user.click(again);
    await heading('Plows');
  });
});

describe('the filters', () => {
  it('leave out a price that the shop cannot have, and say so', async () => {
    const asked = watchedSearch(products(3));
    const fields = { maxPrice: 'This must have at most 2 decimals.' };
    const refusal = { status: 422, code: 'invalid_body', details: { fields } };
    server.use(refuses(search, refusal, { once: true }));
    renderShop('/categories/tillage?maxPrice=1.125&inStock=true');
    expect(await status('1–3 of 3')).toBeVisible();
    expect(screen.getByText(/makes no sense here/)).toBeVisible();
    expect(asked.every((query) => !query.includes('maxPrice'))).toBe(true);
    const chosen = within(screen.getByRole('list', { name: 'Chosen filters' }));
    expect(chosen.queryByText(/1\.125|1\.13/)).toBeNull();
  });

  it('are part of the address, one after the other', async () => {
    const asked = watchedSearch(products(7));
    const { user, currentAddress } = renderShop('/categories/tillage');
    await user.click(await screen.findByRole('checkbox', { name: /In stock/ }));
    await waitFor(() => expect(currentAddress()).toBe('/categories/tillage?inStock=true'));
    await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '$20{Enter}');
    await waitFor(() =>
      expect(currentAddress()).toBe('/categories/tillage?inStock=true&minPrice=20'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() =>
      expect(currentAddress()).toBe('/categories/tillage?inStock=true&minPrice=20&sort=name'),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'q=&category=tillage&inStock=true&minPrice=20&sort=name&limit=12&pageNumber=0',
      ),
    );
  });

  it('are shown as chips that take them out', async () => {
    watchedSearch(products(7));
    const { user, currentAddress } = renderShop('/categories/tillage?inStock=true&minPrice=20');
    await user.click(await screen.findByRole('link', { name: /^In stock: remove/ }));
    expect(currentAddress()).toBe('/categories/tillage?minPrice=20');
    expect(await screen.findByRole('link', { name: /^From \$20: remove/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(currentAddress()).toBe('/categories/tillage');
  });

  it('refuse a price that is not an amount', async () => {
    watchedSearch(products(7));
    const { user, currentAddress } = renderShop('/categories/tillage');
    const price = await screen.findByRole('textbox', { name: 'Highest price' });
    await user.type(price, 'cheap{Enter}');
    expect(await screen.findByText('Enter an amount, such as 250.')).toBeVisible();
    expect(price).toHaveValue('cheap');
    expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(currentAddress()).toBe('/categories/tillage');
  });

  it('are sent by the browser itself without JavaScript', async () => {
    watchedSearch(products(7));
    renderShop('/search?q=disc&category=tillage&size=6');
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    const form = sort.closest('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    await screen.findByText('1–6 of 7');
    expect(form).toHaveFormValues({ q: 'disc', category: 'tillage', size: '6' });
  });

  it('count on a phone what they would show, before they are applied', async () => {
    watchedSearch(products(7));
    const { user, currentAddress } = renderShop('/categories/tillage');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    watchedSearch(products(2));
    await user.click(dialog.getByRole('checkbox', { name: /In stock/ }));
    expect(currentAddress()).toBe('/categories/tillage');
    await user.click(await dialog.findByRole('button', { name: 'Show 2 products' }));
    expect(currentAddress()).toBe('/categories/tillage?inStock=true');
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  });

  it('leave the specified call to the list of all products until one is chosen', async () => {
    const asked: string[] = [];
    server.use(
      passes(listProducts, ({ query }) => {
        asked.push(query.toString());
      }),
      ...servesProducts(products(7)),
    );
    const { user, currentAddress } = renderShop('/allproduct');
    await status('1–3 of 7');
    expect(asked).toEqual(['limit=3&pageNumber=0']);
    await user.click(screen.getByRole('checkbox', { name: /In stock/ }));
    await waitFor(() => expect(currentAddress()).toBe('/allproduct?inStock=true'));
    expect(asked).toHaveLength(1);
  });
});

describe('the search page', () => {
  it('names what was searched for, and offers the best match first', async () => {
    const asked = watchedSearch(products(2));
    renderShop('/search?q=disc');
    await heading('Results for “disc”');
    expect(await status('1–2 of 2')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
    expect(asked.at(-1)).toBe('q=disc&limit=12&pageNumber=0');
  });

  it('narrows the results down to a category and back', async () => {
    watchedSearch(products(2));
    const { user, currentAddress } = renderShop('/search?q=disc');
    await user.click(await screen.findByRole('link', { name: 'Tillage 2' }));
    expect(currentAddress()).toBe('/search?q=disc&category=tillage');
    await user.click(await screen.findByRole('link', { name: /^Tillage: remove/ }));
    expect(currentAddress()).toBe('/search?q=disc');
  });

  it('offers the nearest spelling and the categories if nothing is found', async () => {
    watchedSearch([], { suggestion: 'tractor' });
    renderShop('/search?q=traktro&inStock=true');
    expect(await screen.findByRole('link', { name: 'tractor' })).toHaveAttribute(
      'href',
      '/search?q=tractor',
    );
    const links = screen.getAllByRole('link', { name: 'Tillage' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/categories/tillage');
  });

  it('says which words were left out, with the nearest spelling, and marks the others', async () => {
    const disc = product(1, { name: 'Harrow disc' });
    watchedSearch([disc], {
      near: true,
      dropped: ['sxrrated'],
      kept: ['disc'],
      suggestion: 'serrated disc',
    });
    renderShop('/search?q=sxrrated+disc');
    const told = await screen.findByText(/^No product has all of/);
    expect(told).toHaveTextContent(
      'No product has all of sxrrated disc; these have disc. Did you mean serrated disc?',
    );
    expect(told).toHaveAttribute('role', 'status');
    const name = screen.getByRole('link', { name: 'Harrow disc' });
    expect(name.querySelector('mark')).toHaveTextContent('disc');
  });

  it('links to the pages about how the shop does business', async () => {
    watchedSearch([]);
    renderShop('/search?q=warranty+claim');
    const help = await screen.findByText('In our help:');
    expect(help.parentElement).toHaveTextContent('Warranty');
  });

  it('offers nothing to filter or to sort if nothing is found', async () => {
    watchedSearch([]);
    renderShop('/search?q=zzyzx');
    await screen.findByText('Nothing found for “zzyzx”');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /In stock/ })).toBeNull();
  });

  it('keeps the filters that leave nothing, so that they can be taken out', async () => {
    watchedSearch([]);
    const { user, currentAddress } = renderShop('/search?q=disc&inStock=true&sort=name');
    await screen.findByText('No products match these filters');
    expect(screen.getByRole('checkbox', { name: /In stock/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
    await user.click(screen.getByRole('link', { name: /^In stock: remove/ }));
    expect(currentAddress()).toBe('/search?q=disc&sort=name');
  });

  it('says that it left out what makes no sense', async () => {
    watchedSearch([product(1)]);
    renderShop('/search?q=disc&sort=color&minPrice=x&page=-2');
    expect(await screen.findByText(/Part of this address makes no sense here/)).toBeVisible();
    expect(await screen.findByText('Machine 1')).toBeVisible();
  });

  it('shows what went wrong, and tries again', async () => {
    watchedSearch([]);
    server.use(refuses(search, { status: 429, code: 'too_many_requests' }));
    const { user } = renderShop('/search?q=disc');
    const again = await screen.findByRole('button', { name: 'Try again' });
    watchedSearch(products(1));
    await user.click(again);
    expect(await screen.findByText('Machine 1')).toBeVisible();
  });
});
