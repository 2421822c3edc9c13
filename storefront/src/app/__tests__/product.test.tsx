import {
  getProductDetails,
  listPriceSteps,
  listProductReviews,
  type ProductDetails,
} from '@harrow/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { productData } from '@/app/structured-data';
import { answer, refuses } from '@/test/answer';
import { reviewsOf, servesSearch } from '@/test/catalogue-fixtures';
import { product, productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
beforeEach(() => server.use(...servesSearch([])));

const details = (changes: Partial<ProductDetails> = {}) =>
  productDetails(1, {
    category: { handle: 'plows', name: 'Plows' },
    sku: 'HR-12-301',
    images: ['/pictures/a.svg', '/pictures/b.svg'],
    specifications: [{ name: 'Working width', value: '3 m' }],
    documents: [{ name: 'Data sheet', url: '/papers/machine-1.pdf' }],
    related: [product(2)],
    ...changes,
  });

const show = (changes?: Partial<ProductDetails>) => {
  server.use(
    answer(getProductDetails, details(changes)),
    answer(listProductReviews, reviewsOf([])),
  );
  return renderShop('/products/machine-1');
};

it('shows what decides a purchase', async () => {
  show({ rating: { average: 4.7, count: 12 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Machine 1' })).toBeVisible();
  expect(screen.getByText('$1,000.00')).toBeVisible();
  expect(screen.getByText('11 pieces in stock.')).toBeVisible();
  expect(screen.getByText('Minimum order: 1 piece.')).toBeVisible();
  expect(screen.getByText('Part number HR-12-301')).toBeVisible();
  expect(screen.getByRole('link', { name: /4.7 out of 5 stars/ })).toHaveTextContent('12 reviews');
  expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/purchase/prod_1');
  expect(document.title).toBe('Machine 1 · Harrow');
});

it('says where the product stands, and leads there', async () => {
  show();
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getAllByRole('link', { name: 'Plows' })[0]).toHaveAttribute(
    'href',
    '/categories/plows',
  );
  expect(await within(trail).findByRole('link', { name: 'Tillage' })).toHaveAttribute(
    'href',
    '/categories/tillage',
  );
});

it('shows figures, papers and what belongs with it', async () => {
  show();
  expect(await screen.findByText('Working width')).toBeVisible();
  expect(screen.getByText('3 m')).toBeVisible();
  expect(screen.getByRole('link', { name: /Data sheet/ })).toHaveAttribute(
    'href',
    '/papers/machine-1.pdf',
  );
  expect(screen.getByRole('link', { name: /Machine 2/ })).toHaveAttribute(
    'href',
    '/products/machine-2',
  );
});

it('has no empty sections', async () => {
  show({ specifications: [], documents: [], related: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { level: 2, name: 'Specifications' })).toBeNull();
  expect(screen.queryByRole('heading', { level: 2, name: 'Documents' })).toBeNull();
});

it.each([
  { available: 0, minimum: 1 },
  { available: 9, minimum: 10 },
])(
  'says that it is sold out, and what to do, with no button that leads nowhere: %p',
  async (stock) => {
    show(stock);
    expect(await screen.findByText('Sold out.')).toBeVisible();
    expect(screen.getByText(/Call \(515\) 555-0140/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
  },
);

it('shows the picture that is chosen, and enlarges it', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Picture 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Machine 1' })).toHaveAttribute('src', '/pictures/b.svg');
  await user.click(screen.getByRole('link', { name: 'Enlarge the picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Machine 1' });
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/pictures/b.svg');
});

it('leads from an enlarged picture to the others, by buttons, keys and a swipe', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Enlarge the picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Machine 1' });
  const shows = (picture: string) =>
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', `/pictures/${picture}.svg`);
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  shows('b');
  await user.keyboard('{ArrowLeft}');
  shows('a');
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientX: from }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
  };
  swipe(300, 100);
  shows('b');
  swipe(100, 120);
  shows('b');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets one finger move a picture that two have enlarged, and not step from it', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Enlarge the picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Machine 1' });
  expect(dialog).toHaveClass('touch-pinch-zoom');
  viewport.scale = 2;
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(dialog).toHaveClass('touch-auto');
  expect(dialog).not.toHaveClass('touch-pinch-zoom');
  fireEvent.touchStart(dialog, { touches: [{ clientX: 300 }] });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 100 }] });
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/pictures/a.svg');
  Reflect.deleteProperty(window, 'visualViewport');
});

it('is the page for unknown addresses if the product does not exist', async () => {
  server.use(refuses(getProductDetails, { status: 404, code: 'not_found' }));
  renderShop('/products/machine-1');
  expect(await screen.findByRole('heading', { name: 'Stuck in the mud' })).toBeVisible();
});

it('says that it did not load, and tries again', async () => {
  server.use(refuses(getProductDetails, { status: 503, code: 'unavailable' }));
  const { user } = renderShop('/products/machine-1');
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  server.use(answer(getProductDetails, details()), answer(listProductReviews, reviewsOf([])));
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Machine 1' })).toBeVisible();
});

describe('a product with price lists', () => {
  const priceSteps = [
    { quantity: 1, price: 950 },
    { quantity: 10, price: 900 },
  ];

  it('shows the price, the regular one beside it, and the prices of larger orders', async () => {
    show({ priceSteps });
    const table = await screen.findByRole('table', { name: 'Price per piece' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'From 1 piece$950.00',
      'From 10 pieces$900.00',
    ]);
    expect(screen.getByText('$1,000.00', { selector: 's' })).toHaveTextContent('Regular price');
  });

  it('shows a member of a customer group their own prices', async () => {
    await signInAs(farmer);
    server.use(answer(listPriceSteps, { success: true, data: [{ quantity: 1, price: 700 }] }));
    show({ priceSteps });
    expect(await screen.findByText('$700.00')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Price per piece' })).not.toBeInTheDocument();
  });

  it('shows the prices of everyone where their own did not load', async () => {
    await signInAs(farmer);
    server.use(refuses(listPriceSteps, { status: 503 }));
    show({ priceSteps });
    expect(await screen.findByRole('table', { name: 'Price per piece' })).toBeVisible();
  });

  it('tells machines the price of the smallest order', () => {
    const data = productData(
      details({ minimum: 10, priceSteps: [{ quantity: 10, price: 900 }] }),
      String,
    );
    expect(data).toMatchObject({ offers: { price: 900 } });
  });
});
