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
import { shopFace } from '@/test/shop-face';
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
  expect(screen.getByText('1 × $1,000.00')).toBeVisible();
  expect(screen.getByText('11 pieces in stock')).toBeVisible();
  expect(screen.getByText('Order 1 to 11.')).toBeVisible();
  expect(screen.getByText('HR-12-301')).toBeVisible();
  expect(screen.getByRole('link', { name: /4.7 out of 5 stars/ })).toHaveTextContent('12 reviews');
  expect(screen.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
    'href',
    '/purchase/prod_1?quantity=1',
  );
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

describe('the quantity', () => {
  const TINES = { minimum: 25, available: 683, price: 21.6 };
  const open = async () => {
    const page = show(TINES);
    const pieces = await screen.findByLabelText('Pieces');
    const buy = () => screen.getByRole('link', { name: /^(Buy Now|Order )/ });
    return { ...page, pieces, buy };
  };

  it('starts at the minimum, below which a button does not lead', async () => {
    const { user, pieces, buy } = await open();
    expect(pieces).toHaveValue(25);
    expect(screen.getByText('$540.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByText('26 × $21.60')).toBeVisible();
    expect(buy()).toHaveAttribute('href', '/purchase/prod_1?quantity=26');
  });

  it('is not corrected while it is typed, and says what is wrong once the field is left', async () => {
    const { user, pieces, buy, currentAddress } = await open();
    await user.clear(pieces);
    await user.type(pieces, '7');
    expect(pieces).toHaveValue(7);
    expect(buy()).toHaveTextContent('Buy Now');
    await user.tab();
    expect(buy()).toHaveTextContent('Order at least 25');
    expect(buy()).toHaveAttribute('aria-disabled', 'true');
    expect(pieces).toBeInvalid();
    expect(pieces).toHaveAccessibleDescription('Order 25 to 683.');
    await user.click(buy());
    expect(currentAddress()).toBe('/products/machine-1');
    expect(pieces).toHaveFocus();
    await user.clear(pieces);
    await user.type(pieces, '700');
    await user.tab();
    expect(buy()).toHaveTextContent('Order at most 683');
  });

  it('is read out with its total once the keys rest', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('26 pieces for $561.60')).toHaveAttribute('aria-live', 'polite');
  });
});

describe('on a phone, once Buy Now has left the window', () => {
  const scrollTo = (top: number) => {
    jest
      .spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top } as DOMRect);
    fireEvent.scroll(window);
  };
  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: 5000,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  });

  it('shows a bar with the pieces, the total and Buy Now, but not while a field has the focus', async () => {
    show({ minimum: 3 });
    const pieces = await screen.findByLabelText('Pieces');
    const bar = () => screen.queryByRole('region', { name: 'Buy Machine 1' });
    expect(bar()).toBeNull();
    scrollTo(-10);
    expect(bar()).toHaveTextContent('3 pieces of HR-12-301$3,000.00Buy Now');
    act(() => pieces.focus());
    expect(bar()).toBeNull();
    act(() => pieces.blur());
    expect(bar()).not.toBeNull();
    scrollTo(10);
    expect(bar()).toBeNull();
  });
});

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

  const ladder = () => screen.findByRole('group', { name: 'Price by quantity' });

  it('shows the price, the regular one beside it, and the prices of larger orders', async () => {
    show({ priceSteps });
    const steps = within(await ladder()).getAllByRole('button');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1 and up $950.00',
      '10 and up $900.00',
    ]);
    expect(screen.getByText('$1,000.00', { selector: 's' })).toHaveTextContent('Regular price');
  });

  it('fills in the quantity of a step that is pressed, and follows what is typed', async () => {
    const { user } = show({ priceSteps });
    const [one, ten] = within(await ladder()).getAllByRole('button');
    expect(one).toHaveAttribute('aria-pressed', 'true');
    if (ten) await user.click(ten);
    expect(screen.getByLabelText('Pieces')).toHaveValue(10);
    expect(screen.getByText('$9,000.00')).toBeVisible();
    expect(ten).toHaveAttribute('aria-pressed', 'true');
    await user.clear(screen.getByLabelText('Pieces'));
    await user.type(screen.getByLabelText('Pieces'), '9');
    expect(one).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows a member of a customer group their own prices', async () => {
    await signInAs(farmer);
    server.use(answer(listPriceSteps, { success: true, data: [{ quantity: 1, price: 700 }] }));
    show({ priceSteps });
    expect(await screen.findByText('1 × $700.00')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Price by quantity' })).not.toBeInTheDocument();
  });

  it('shows the prices of everyone where their own did not load', async () => {
    await signInAs(farmer);
    server.use(refuses(listPriceSteps, { status: 503 }));
    show({ priceSteps });
    expect(await ladder()).toBeVisible();
  });

  it('tells machines the price of the smallest order', () => {
    const sold = details({ minimum: 10, priceSteps: [{ quantity: 10, price: 900 }] });
    expect(productData(sold, shopFace, String)).toMatchObject({ offers: { price: 900 } });
  });
});
