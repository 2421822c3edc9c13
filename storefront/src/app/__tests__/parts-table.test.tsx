import { listCategories, search, type ListedProduct } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, passes } from '@/test/answer';
import { category, found } from '@/test/catalogue-fixtures';
import { product } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();

const figure = (name: string, value: string) => ({ name, value });

const belt: ListedProduct = {
  ...product(1, { name: 'Drive belt', sku: 'HR-14-285', price: 68.5, available: 8, minimum: 5 }),
  keyFigures: [figure('Length', '1,850 mm'), figure('Width', '28 mm'), figure('Ribs', '6')],
};
const disc: ListedProduct = {
  ...product(2, { name: 'Harrow disc', sku: 'HR-14-361', available: 420, minimum: 10 }),
  keyFigures: [figure('Diameter', '610 mm')],
};
const soldOut: ListedProduct = {
  ...product(3, { name: 'Oil filter', available: 0, minimum: 1 }),
  keyFigures: [],
};

const tree = [
  category('Tractors', { count: 5 }),
  category('Parts', { count: 3, children: [category('Belts', { count: 1 })] }),
];

function serves(list: ListedProduct[]) {
  server.use(answer(search, found(list)), answer(listCategories, { data: tree }));
}

beforeEach(() => serves([belt, disc, soldOut]));
afterEach(() => localStorage.clear());

const table = () => screen.findByRole('table', { name: 'Parts' });
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the parts', () => {
  it('are rows with part number, figures, price and stock', async () => {
    renderShop('/categories/parts');
    await table();
    const row = await rowOf('Drive belt');
    for (const text of [
      'HR-14-285',
      'Length',
      '1,850 mm',
      '28 mm',
      'Ribs',
      '$68.50',
      'Only 8 left',
    ]) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByRole('link', { name: 'Drive belt' })).toHaveAttribute(
      'href',
      '/products/machine-1',
    );
    expect((await rowOf('Harrow disc')).getByText('420 in stock')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Key figures' })).toBeVisible();
  });

  it('name their figures in the heads where all have the same', async () => {
    serves([belt, { ...belt, _id: 'prod_9', name: 'Fan belt' }]);
    renderShop('/categories/belts');
    expect(await screen.findByRole('columnheader', { name: 'Ribs' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Key figures' })).toBeNull();
  });

  it('are bought in the pieces of their field, which start at the minimum', async () => {
    const { user } = renderShop('/categories/parts');
    const row = await rowOf('Drive belt');
    const buyNow = row.getByRole('link', { name: 'Buy Now' });
    expect(row.getByRole('spinbutton', { name: 'Pieces of Drive belt' })).toHaveValue(5);
    expect(row.getByRole('button', { name: 'One less' })).toBeDisabled();
    expect(buyNow).toHaveAttribute('href', '/purchase/prod_1?quantity=5');
    await user.click(row.getByRole('button', { name: 'One more' }));
    expect(buyNow).toHaveAttribute('href', '/purchase/prod_1?quantity=6');
  });

  it('say which pieces can be ordered when the field is left, and not before', async () => {
    const { user } = renderShop('/categories/parts');
    const row = await rowOf('Drive belt');
    const pieces = row.getByRole('spinbutton', { name: 'Pieces of Drive belt' });
    await user.clear(pieces);
    await user.type(pieces, '90');
    expect(row.queryByText('Order 5 to 8.')).toBeNull();
    await user.tab();
    expect(row.getByText('Order 5 to 8.')).toBeVisible();
    expect(pieces).toHaveValue(90);
    expect(pieces).toHaveAccessibleDescription('Order 5 to 8.');
  });

  it('have no field when they are sold out', async () => {
    renderShop('/categories/parts');
    const row = await rowOf('Oil filter');
    expect(row.getByText('Sold out')).toBeVisible();
    expect(row.queryByRole('spinbutton')).toBeNull();
    expect(row.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/purchase/prod_3');
  });

  it('open one row at a time on a phone', async () => {
    const { user } = renderShop('/categories/parts');
    const toggle = (name: string) =>
      screen.getByRole('button', { name: `Figures and pieces of ${name}` });
    await table();
    await user.click(toggle('Drive belt'));
    expect(toggle('Drive belt')).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle('Harrow disc'));
    expect(toggle('Drive belt')).toHaveAttribute('aria-expanded', 'false');
    expect(toggle('Harrow disc')).toHaveAttribute('aria-expanded', 'true');
  });

  it('lead to the kinds of parts', async () => {
    renderShop('/categories/parts');
    await table();
    const kinds = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(kinds.getByRole('link', { name: /^All parts/ })).toHaveAttribute('aria-current', 'page');
    expect(kinds.getByRole('link', { name: /^Belts/ })).toHaveAttribute(
      'href',
      '/categories/belts',
    );
    expect(kinds.queryByRole('link', { name: /Tractors/ })).toBeNull();
  });
});

describe('the view of a list', () => {
  const view = (name: string) => screen.findByRole('link', { name });

  it('is a table below parts alone, and cards elsewhere', async () => {
    renderShop('/categories/tractors');
    expect(await view('Cards')).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute(
      'href',
      '/categories/tractors?view=table',
    );
  });

  it('is the one that the address names', async () => {
    renderShop('/search?q=belt&view=table');
    expect(await screen.findByRole('table', { name: 'Search' })).toBeVisible();
  });

  it('is kept in the browser for other lists', async () => {
    const { user, currentAddress, unmount } = renderShop('/categories/tractors');
    await user.click(await view('Table'));
    expect(currentAddress()).toBe('/categories/tractors?view=table');
    expect(await screen.findByRole('table', { name: 'Tractors' })).toBeVisible();
    unmount();
    renderShop('/search?q=belt');
    expect(await screen.findByRole('table', { name: 'Search' })).toBeVisible();
  });

  it('is left out of the address where it is the list’s own', async () => {
    const { user, currentAddress } = renderShop('/categories/parts?view=cards&inStock=true');
    await user.click(await view('Table'));
    expect(currentAddress()).toBe('/categories/parts?inStock=true');
    expect(await table()).toBeVisible();
  });
});

describe('the filters by figures', () => {
  const figures = [
    { name: 'Width', unit: 'mm', min: 28, max: 1710 },
    {
      name: 'Material',
      choices: [
        { value: 'Boron steel', count: 2 },
        { value: 'Spring steel', count: 1 },
      ],
    },
  ];

  /** Serves the figures, and returns the queries that the search is asked. */
  function watched(): string[] {
    const asked: string[] = [];
    const { facets } = found([]);
    server.use(
      passes(search, ({ query }) => {
        asked.push(query.toString());
      }),
      answer(search, found([belt, disc], { facets: { ...facets, figures } })),
    );
    return asked;
  }

  it('are part of the address and of the search', async () => {
    const asked = watched();
    const { user, currentAddress } = renderShop('/categories/parts');
    const from = await screen.findByRole('textbox', { name: 'Smallest Width in mm' });
    expect(from).toHaveAttribute('placeholder', '28');
    const to = screen.getByRole('textbox', { name: 'Largest Width in mm' });
    expect(to).toHaveAttribute('placeholder', '1,710');
    await user.type(to, '1,200{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/categories/parts?figure.Width=..1200'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Boron steel');
    await waitFor(() =>
      expect(currentAddress()).toBe(
        '/categories/parts?figure.Material=Boron+steel&figure.Width=..1200',
      ),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'q=&category=parts&figure.Material=Boron+steel&figure.Width=..1200&limit=12&pageNumber=0',
      ),
    );
  });

  it('are shown as chips that take them out', async () => {
    watched();
    const { user, currentAddress } = renderShop(
      '/categories/parts?figure.Width=28..710&figure.Material=Boron+steel',
    );
    await user.click(await screen.findByRole('link', { name: /^Width: 28 to 710 mm: remove/ }));
    expect(currentAddress()).toBe('/categories/parts?figure.Material=Boron+steel');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(currentAddress()).toBe('/categories/parts');
  });

  it('say which field is not a number, and keep it', async () => {
    watched();
    const { user, currentAddress } = renderShop('/categories/parts');
    const from = await screen.findByRole('textbox', { name: 'Smallest Width in mm' });
    await user.type(from, 'wide{Enter}');
    expect(await screen.findByText('Enter a number, such as 28.')).toBeVisible();
    expect(from).toHaveValue('wide');
    expect(from).toHaveAccessibleDescription('Enter a number, such as 28.');
    expect(screen.getByRole('textbox', { name: 'Lowest price' })).not.toHaveAttribute(
      'aria-invalid',
    );
    expect(currentAddress()).toBe('/categories/parts');
  });

  it('stay in the form where the list does not offer them', async () => {
    const { user, currentAddress } = renderShop('/categories/parts?figure.Bore=20..30');
    await user.click(await screen.findByRole('checkbox', { name: /In stock/ }));
    await waitFor(() =>
      expect(currentAddress()).toBe('/categories/parts?inStock=true&figure.Bore=20..30'),
    );
  });

  it('that make no sense are left out', async () => {
    const asked = watched();
    renderShop('/categories/parts?figure.Width=..');
    expect(await screen.findByText(/makes no sense here/)).toBeVisible();
    expect(asked.every((query) => !query.includes('figure'))).toBe(true);
  });
});
