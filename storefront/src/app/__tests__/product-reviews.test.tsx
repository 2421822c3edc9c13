import {
  createReview,
  getProductDetails,
  listCategories,
  listPriceSteps,
  listProductReviews,
  type Review,
} from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { categoryTree, review, reviewsOf } from '@/test/catalogue-fixtures';
import { productDetails } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const details = productDetails(1);

const reviewNumber = (number: number, changes: Partial<Review> = {}): Review => ({
  ...review,
  _id: `rev_${number}`,
  name: `Author ${number}`,
  review: `Text ${number}.`,
  productId: 'prod_1',
  ...changes,
});

const twelve = Array.from({ length: 12 }, (_, index) =>
  reviewNumber(index + 1, { point: 1 + (index % 5) }),
);

/** Mocks the reviews of the product, and records the orders that are asked for. */
function serves(all: Review[]) {
  const asked: string[] = [];
  server.use(
    answer(getProductDetails, details),
    answer(listPriceSteps, { success: true, data: details.priceSteps }),
    answer(listCategories, { data: categoryTree }),
    answer(listProductReviews, ({ query }) => {
      const [limit, page] = [Number(query.get('limit')), Number(query.get('pageNumber'))];
      asked.push(`${query.get('sort')} ${page}`);
      const sorted =
        query.get('sort') === 'lowest' ? [...all].sort((a, b) => a.point - b.point) : all;
      return reviewsOf(sorted.slice(limit * page, limit * (page + 1)), all);
    }),
  );
  return asked;
}

async function open(all: Review[] = twelve) {
  const asked = serves(all);
  const shop = renderShop('/products/machine-1');
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  return { ...shop, asked, section };
}

const names = () =>
  screen.getAllByRole('heading', { level: 3, name: /^Author/ }).map((each) => each.textContent);

describe('the list', () => {
  it('shows the average, and how many reviews give how many stars', async () => {
    const { section } = await open();
    expect(await section.findByText('2.8')).toBeVisible();
    expect(section.getByText('12 reviews')).toBeVisible();
    const bars = within(section.getByRole('list', { name: /how many stars/ }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 stars2',
      '4 stars2',
      '3 stars2',
      '2 stars3',
      '1 star3',
    ]);
  });

  it('marks those who have bought the product, and dates reviews in UTC', async () => {
    const { section } = await open([
      reviewNumber(1, { verified: true, createdAt: '2026-05-02T23:59:00.000Z' }),
      reviewNumber(2),
    ]);
    expect(await section.findAllByText('Verified purchase')).toHaveLength(1);
    expect(section.getAllByText('May 2, 2026')).toHaveLength(2);
  });

  it('shows the maker’s answer below a review', async () => {
    const answer = { text: 'The seals are on their way.', at: '2026-05-03T10:00:00.000Z' };
    const { section } = await open([reviewNumber(1, { answer }), reviewNumber(2)]);
    expect(await section.findByText('The seals are on their way.')).toBeVisible();
    expect(section.getAllByText('Answer from Harrow')).toHaveLength(1);
  });

  it('shows five, and more with each press, and focuses the first of them', async () => {
    const { section, user } = await open();
    await section.findByText('Text 5.');
    expect(section.queryByText('Text 6.')).toBeNull();
    await user.click(section.getByRole('button', { name: 'Show more reviews' }));
    const sixth = await section.findByText('Text 6.');
    expect(sixth.closest('li')).toHaveFocus();
    expect(section.getByText('10 of 12 reviews shown.')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Show more reviews' }));
    await section.findByText('Text 12.');
    expect(section.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
    expect(names()).toHaveLength(12);
  });

  it('repeats none that a new review has moved to the next page', async () => {
    const { section, user } = await open();
    await section.findByText('Text 5.');
    serves([reviewNumber(99), ...twelve]);
    await user.click(section.getByRole('button', { name: 'Show more reviews' }));
    await section.findByText('Text 9.');
    expect(new Set(names()).size).toBe(names().length);
  });

  it('is sorted by the server', async () => {
    const { section, user, asked } = await open();
    await user.selectOptions(await section.findByLabelText('Sort by'), 'Lowest first');
    await waitFor(() => expect(names()[0]).toBe('Author 1'));
    await waitFor(() => expect(names()[1]).toBe('Author 6'));
    expect(asked).toEqual(['newest 0', 'lowest 0']);
  });

  it('invites to write the first', async () => {
    const { section } = await open([]);
    expect(await section.findByText('No reviews yet')).toBeVisible();
    expect(section.queryByLabelText('Sort by')).toBeNull();
    expect(section.queryByText('out of 5')).toBeNull();
  });

  it('says that it did not load, beside the product, and tries again', async () => {
    server.use(
      answer(getProductDetails, details),
      answer(listCategories, { data: categoryTree }),
      answer(listProductReviews, () => refuse({ status: 422, code: 'invalid_query' })),
    );
    const { user } = renderShop('/products/machine-1');
    expect(await screen.findByText('The reviews did not load')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Machine 1' })).toBeVisible();
    serves(twelve);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Text 1.')).toBeVisible();
  });

  it('shows texts of strangers as text, in their own direction', async () => {
    const hostile = `<img src=x onerror=alert(1)> \u202E${'🚜'.repeat(300)}`;
    const { section } = await open([reviewNumber(1, { name: '\u202Eevil', review: hostile })]);
    const text = await section.findByText(/onerror/);
    expect(text).toHaveAttribute('dir', 'auto');
    expect(text.querySelector('img')).toBeNull();
    expect(section.getByRole('button', { name: 'Read more' })).toBeVisible();
  });
});

describe('the form', () => {
  const openForm = async (all: Review[] = twelve) => {
    await signInAs(farmer);
    const shop = await open(all);
    await shop.user.click(await shop.section.findByRole('button', { name: 'Write a review' }));
    const text = await screen.findByLabelText('What should other buyers know?');
    const post = () => shop.user.click(screen.getByRole('button', { name: 'Post Review' }));
    const fill = async () => {
      await shop.user.click(screen.getByRole('radio', { name: '4 stars' }));
      await shop.user.type(text, 'Runs well in clay.');
    };
    return { ...shop, text, fill, post };
  };

  it('leads visitors to the login and back to the reviews', async () => {
    const { section, user, currentAddress } = await open();
    const scrolledTo = jest.fn();
    Element.prototype.scrollIntoView = scrolledTo;
    await user.click(await section.findByRole('link', { name: 'Write a review' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(farmer));
    const again = await screen.findByRole('region', { name: 'Reviews' });
    expect(currentAddress()).toBe('/products/machine-1#reviews');
    expect(scrolledTo.mock.contexts).toContain(again);
  });

  it('says under which name it appears, and that purchases are marked by themselves', async () => {
    await openForm();
    expect(screen.getByText(/Fay Farmer, but never with your email/)).toHaveTextContent(
      '“Verified purchase” is marked by itself',
    );
  });

  it('requires stars and a text', async () => {
    const { post } = await openForm();
    await post();
    expect(await screen.findByText('Choose one to five stars.')).toBeVisible();
    expect(screen.getByText('Write at least a few words.')).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  });

  it('posts the review of the product, closes and shows it', async () => {
    const sent: unknown[] = [];
    const { fill, post, section } = await openForm();
    server.use(
      answer(createReview, ({ body }) => {
        sent.push(body);
        return { acknowledged: true, insertedId: 'rev_99' };
      }),
    );
    await fill();
    serves([reviewNumber(99, { review: 'Runs well in clay.' }), ...twelve]);
    await post();
    expect(await section.findByText('13 reviews')).toBeVisible();
    const { email, displayName: name } = farmer;
    const text = { point: 4, review: 'Runs well in clay.' };
    expect(sent).toEqual([{ name, email, ...text, productId: 'prod_1' }]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    ['a second review', { status: 409, code: 'already_reviewed' }, /already reviewed this product/],
    [
      'a product that is gone',
      { status: 422, code: 'invalid_body', details: { fields: { productId: 'Not sold.' } } },
      /no longer sells this product/,
    ],
    [
      'a text that cannot be stored',
      { status: 422, code: 'invalid_body', details: { fields: { review: 'Not like this.' } } },
      'Not like this.',
    ],
  ])('says why %s is refused, and keeps what was typed', async (_, refusal, reason) => {
    const { fill, post, text } = await openForm();
    server.use(answer(createReview, () => refuse(refusal)));
    await fill();
    await post();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(text).toHaveValue('Runs well in clay.');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('keeps the input while it is closed', async () => {
    const { section, fill, user } = await openForm();
    await fill();
    await user.click(section.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write a review' }));
    expect(await screen.findByLabelText('What should other buyers know?')).toHaveValue(
      'Runs well in clay.',
    );
  });
});
