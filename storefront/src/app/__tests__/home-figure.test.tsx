import { getProductDetails, listProductReviews, search, type Product } from '@harrow/contract';
import { act, screen, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { found, reviewsOf, servesHome } from '@/test/catalogue-fixtures';
import { product, productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { server, withShopServer } from '@/test/shop-server';

withShopServer();

/** The parts of the figure that the shop of these tests sells. */
const PARTS: Readonly<Record<string, Partial<Product>>> = {
  'oil-filter': { name: 'Oil filter F 93', sku: 'HR-14-220', price: 14.8, available: 640 },
  'drive-wheel': { name: 'Drive wheel 710/70 R42', sku: 'HR-14-710', price: 3980, available: 16 },
  'pto-shaft': { name: 'PTO shaft G 1210', sku: 'PTX-540-B', price: 312, available: 0 },
};

const servesParts = () =>
  answer(getProductDetails, ({ parameters: { handle = '' } }) => {
    const part = PARTS[handle];
    return part && productDetails(1, { _id: `prod_${handle}`, handle, ...part });
  });

const openFigure = async () => {
  server.use(servesParts(), ...servesHome());
  const shop = renderShop('/');
  return { ...shop, balloons: within(await screen.findByRole('group', { name: /^Parts of/ })) };
};

const block = () => within(screen.getByRole('region', { name: 'Selected part' }));

describe('the figure of the home page', () => {
  it('has a balloon for each part that the shop sells, by the number of its line', async () => {
    const { balloons } = await openFigure();
    const names = balloons.getAllByRole('button').map((balloon) => balloon.ariaLabel);
    expect(names).toEqual([
      '1, Oil filter F 93',
      '2, Drive wheel 710/70 R42',
      '3, PTO shaft G 1210',
    ]);
  });

  it('shows one part first, with its number, price, stock, and what can be done', async () => {
    const { balloons } = await openFigure();
    expect(balloons.getByRole('button', { pressed: true })).toHaveAccessibleName(/^2/);
    const link = block().getByRole('link', { name: 'Drive wheel 710/70 R42' });
    expect(link).toHaveAttribute('href', '/products/drive-wheel');
    for (const text of ['HR-14-710', '$3,980.00']) expect(block().getByText(text)).toBeVisible();
    expect(block().getAllByText(/16 pieces/)).not.toHaveLength(0);
    const buy = block().getByRole('link', { name: 'Buy Now' });
    expect(buy).toHaveAttribute('href', '/purchase/prod_drive-wheel');
    expect(await block().findByRole('button', { name: 'Add to list' })).toBeVisible();
  });

  it('shows the part that is pointed at', async () => {
    const { user, balloons } = await openFigure();
    await user.hover(balloons.getByRole('button', { name: /^1/ }));
    expect(block().getByText('Oil filter F 93')).toBeVisible();
    expect(balloons.getByRole('button', { pressed: true })).toHaveAccessibleName(/^1/);
  });

  it('moves between the balloons by the arrow keys, with one of them in the order of focus', async () => {
    const { user, balloons } = await openFigure();
    act(() => balloons.getByRole('button', { pressed: true }).focus());
    await user.keyboard('{ArrowRight}');
    expect(balloons.getByRole('button', { name: /^3/ })).toHaveFocus();
    expect(block().getByText('PTO shaft G 1210')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(balloons.getByRole('button', { name: /^1/ })).toHaveFocus();
    const inOrder = balloons.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(inOrder).toHaveLength(1);
  });

  it('has neither balloons nor a block if the shop sells none of its parts', async () => {
    server.use(...servesHome());
    renderShop('/');
    expect(await screen.findByRole('img', { name: /^Field tractor T 120/ })).toBeVisible();
    expect(await screen.findByText('Machine 1')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Parts of/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selected part' })).not.toBeInTheDocument();
  });
});

describe('the field that finds a part', () => {
  const type = async (words: string) => {
    const shop = renderShop('/');
    await shop.user.type(await screen.findByLabelText('Part number, part or machine'), words);
    await shop.user.keyboard('{Enter}');
    return shop;
  };
  const filter = product(1, { handle: 'oil-filter', name: 'Oil filter F 93', sku: 'HR-14-220' });
  const servesFound = (list: Product[]) =>
    answer(search, ({ query }) => (query.get('q') ? found(list) : undefined));

  it.each(['hr 14220', 'Oil filter F 93'])('opens the page of %s', async (words) => {
    server.use(
      servesFound([product(2), filter]),
      servesParts(),
      answer(listProductReviews, reviewsOf([])),
      ...servesHome(),
    );
    const { currentAddress } = await type(words);
    await screen.findByRole('heading', { name: 'Oil filter F 93', level: 1 });
    expect(currentAddress()).toBe('/products/oil-filter');
  });

  it('searches for what names no product alone', async () => {
    server.use(servesFound([filter, product(2)]), ...servesHome());
    const { currentAddress } = await type('filter');
    await screen.findByRole('heading', { name: /filter/, level: 1 });
    expect(currentAddress()).toBe('/search?q=filter');
  });

  it('searches too if the product cannot be looked up', async () => {
    server.use(refuses(search, { status: 404 }), ...servesHome());
    const { currentAddress } = await type('HR-14-220');
    await screen.findByRole('heading', { name: /HR-14-220/, level: 1 });
    expect(currentAddress()).toBe('/search?q=HR-14-220');
  });
});

describe('the parts in stock', () => {
  it('have a row each, with number, price and stock, and lead to all of them', async () => {
    const part = product(9, { name: 'Spring tine S 32', sku: 'HR-14-432', price: 21.6 });
    server.use(
      answer(search, ({ query }) =>
        query.get('category') === 'parts' ? found([part], { count: 1007 }) : undefined,
      ),
      ...servesHome(),
    );
    renderShop('/');
    const rows = within(await screen.findByRole('region', { name: 'Parts in stock' }));
    const row = rows.getByRole('link', { name: /Spring tine S 32/ });
    expect(row).toHaveAttribute('href', '/products/machine-9');
    for (const text of ['HR-14-432', '$21.60', '19 in stock']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    const all = rows.getByRole('link', { name: 'All 1,007 parts' });
    expect(all).toHaveAttribute('href', '/categories/parts');
  });
});
