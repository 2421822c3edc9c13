import { listModeratedReviews, moderateReview, type ModeratedReview } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const review = (changes: Partial<ModeratedReview> = {}): ModeratedReview => ({
  _id: 'rev_1',
  name: 'Ann Author',
  email: 'ann@farm.test',
  review: 'The seals leak.',
  point: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  productId: 'prod_1',
  product: 'Grain cart G 24',
  verified: true,
  answer: null,
  hiddenReason: null,
  ...changes,
});

/** Serves reviews, and notes the queries and the changes. */
function serves(reviews: ModeratedReview[], count = reviews.length) {
  const [asked, sent]: [string[], unknown[]] = [[], []];
  server.use(
    answer(listModeratedReviews, ({ query }) => {
      asked.push(query.toString());
      return { data: reviews, count };
    }),
    answer(moderateReview, ({ body }) => {
      sent.push(body);
      return { acknowledged: true, modifiedCount: 1 };
    }),
  );
  return { asked, sent };
}

async function open(reviews: ModeratedReview[], count?: number) {
  await signInAs(admin);
  const noted = serves(reviews, count);
  const shop = renderShop('/dashboard/reviews');
  const press = async (name: string) => {
    await shop.user.click(await screen.findByRole('button', { name }));
  };
  return { ...shop, ...noted, press };
}

const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the reviews of staff', () => {
  it('show author, product and state', async () => {
    await open([review(), review({ _id: 'rev_2', product: null, hiddenReason: 'Spam.' })]);
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(
      /The seals leak.*Ann Author.*ann@farm.test.*Grain cart G 24.*Shown/,
    );
    expect(second).toHaveTextContent(/The shop.*Hidden.*Spam\./);
    expect(document.title).toBe('Reviews · Harrow');
  });

  it('are hidden for a reason', async () => {
    const { user, sent, press } = await open([review()]);
    await press('Hide');
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Say why the review is hidden.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Names a neighbor.');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The review is hidden.')).toBeInTheDocument();
    expect(sent).toEqual([{ hidden: true, reason: 'Names a neighbor.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are shown again', async () => {
    const { sent, press } = await open([review({ hiddenReason: 'Spam.' })]);
    await press('Show');
    expect(await screen.findByText('The review is shown again.')).toBeInTheDocument();
    expect(sent).toEqual([{ hidden: false }]);
  });

  it('are answered once', async () => {
    const { user, sent, press } = await open([review()]);
    await press('Answer');
    const dialog = await inDialog();
    await user.type(dialog.getByLabelText(/Your answer/), 'New seals are on their way.');
    serves([review({ answer: { text: 'New seals.', at: '2026-11-21T10:00:00.000Z' } })]);
    server.use(
      answer(moderateReview, ({ body }) => {
        sent.push(body);
        return { acknowledged: true, modifiedCount: 1 };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('Answer from Harrow')).toBeVisible();
    expect(sent).toEqual([{ answer: 'New seals are on their way.' }]);
    expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
  });

  it('report an answer that another admin has given', async () => {
    const { user, press } = await open([review()]);
    server.use(refuses(moderateReview, { status: 409, code: 'already_answered' }));
    await press('Answer');
    const dialog = await inDialog();
    await user.type(dialog.getByLabelText(/Your answer/), 'Thanks.');
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('This review has already been answered.')).toBeInTheDocument();
  });

  it('are found by words, state and page', async () => {
    const { user, asked, currentAddress } = await open([review()], 60);
    await screen.findByText('The seals leak.');
    await user.click(screen.getByRole('link', { name: 'Unanswered' }));
    await waitFor(() => expect(asked.at(-1)).toContain('state=unanswered'));
    await user.type(screen.getByRole('searchbox', { name: 'Search the reviews' }), 'seal{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=25&pageNumber=1&q=seal&state=unanswered'));
    expect(currentAddress()).toBe('/dashboard/reviews?state=unanswered&q=seal&page=2');
  });

  it('say that there are none', async () => {
    await open([]);
    expect(await screen.findByText('No reviews yet')).toBeVisible();
  });

  it('are not shown to customers', async () => {
    await signInAs(farmer);
    const { currentAddress } = renderShop('/dashboard/reviews');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/login');
  });
});
