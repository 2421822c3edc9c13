import { createReview, listReviews, openSession } from '@harrow/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { review, servesHome } from '@/test/catalogue-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const posted = () => ({ acknowledged: true, insertedId: 'rev_9' });

/** Mocks the call that posts a review, and records the bodies that it receives. */
function answersPosting(reply: () => object = posted) {
  const sent: unknown[] = [];
  server.use(
    answer(createReview, ({ body }) => {
      sent.push(body);
      return reply();
    }),
  );
  return sent;
}

async function openForm() {
  await signInAs(farmer);
  const shop = renderShop('/dashboard/addreview');
  const point = await screen.findByLabelText('Point');
  const text = screen.getByLabelText('Review');
  const post = () => shop.user.click(screen.getByRole('button', { name: 'Post Review' }));
  const postReview = async (stars = '5', words = 'Runs well in clay.') => {
    await shop.user.type(point, stars);
    await shop.user.type(text, words);
    await post();
  };
  return { ...shop, point, text, post, postReview };
}

describe('add review', () => {
  it('counts the characters of the review and reports when the limit is exceeded', async () => {
    const { text, point, user, post } = await openForm();
    expect(text).toHaveAccessibleDescription('0 of 2,000 characters.');
    await user.type(point, '5');
    fireEvent.change(text, { target: { value: 'x'.repeat(2001) } });
    expect(text).toHaveAccessibleDescription('2,001 of 2,000 characters.');
    await post();
    expect(await screen.findByText('This must be at most 2,000 characters.')).toBeInTheDocument();
  });

  it('shows the name and email of the account, read-only', async () => {
    await openForm();
    expect(document.title).toBe('Add Review · Harrow');
    expect(screen.getByLabelText('Name')).toHaveValue(farmer.displayName);
    expect(screen.getByLabelText('Email')).toHaveValue(farmer.email);
    for (const label of ['Name', 'Email']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
  });

  it('requires both fields, with the specified messages, and focuses the first', async () => {
    const { post, point } = await openForm();
    await post();
    expect(await screen.findAllByText('Review is required')).toHaveLength(2);
    expect(point).toHaveFocus();
  });

  it.each(['0', '6', '4.5', '-1', '12'])('rejects %s points', async (typed) => {
    const sent = answersPosting();
    const { postReview } = await openForm();
    await postReview(typed);
    expect(await screen.findByText('Give rivew between 1 to 5.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows an error if the server does not acknowledge the review', async () => {
    answersPosting(() => ({ acknowledged: false, insertedId: '' }));
    const { postReview, text } = await openForm();
    await postReview();
    // this test must come first: toasts of earlier tests are still visible
    expect(await screen.findByText('Opps! Something wrong try again.')).toBeInTheDocument();
    expect(text).toHaveValue('Runs well in clay.');
  });

  it('posts the review, confirms it and shows it on the home page', async () => {
    const sent = answersPosting();
    const { user, postReview, point, text } = await openForm();
    await postReview('5', '  Runs well in clay. ');
    expect(await screen.findByText('Wow!')).toBeInTheDocument();
    expect(screen.getByText('Your review successfully posted, Thanks.')).toBeInTheDocument();
    const { email, displayName: name } = farmer;
    expect(sent).toEqual([{ name, email, point: 5, review: 'Runs well in clay.' }]);
    await waitFor(() => expect(text).toHaveValue(''));
    expect(point).toHaveDisplayValue('');
    server.use(answer(listReviews, [{ ...review, review: 'Runs well in clay.' }]), ...servesHome());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByText('Runs well in clay.')).toBeInTheDocument();
  });

  it.each([
    ['a 429', () => refuse({ status: 429, headers: { 'retry-after': '7' } }), /in 7 seconds/],
    ['a 503', () => refuse({ status: 503, headers: { 'retry-after': '9' } }), /in 9 seconds/],
    ['a refusal', () => refuse({ status: 403, message: 'Not you.' }), 'Not you.'],
  ])('reports %s and keeps the input', async (_, reply, reason) => {
    answersPosting(reply);
    const { postReview, text, point } = await openForm();
    await postReview();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(text).toHaveValue('Runs well in clay.');
    expect(point).toHaveDisplayValue('5');
  });

  it('reports an unknown outcome after a lost connection', async () => {
    answersPosting(() => HttpResponse.error());
    const { postReview, text } = await openForm();
    await postReview();
    expect(
      await screen.findByText(/We do not know whether your review arrived/),
    ).toBeInTheDocument();
    expect(text).toHaveValue('Runs well in clay.');
  });

  it('shows the server’s error next to its field', async () => {
    answersPosting(() =>
      refuse({
        status: 422,
        code: 'invalid_body',
        details: { fields: { review: 'This cannot be stored.' } },
      }),
    );
    const { postReview, text } = await openForm();
    await postReview();
    expect(await screen.findByText('This cannot be stored.')).toBeInTheDocument();
    expect(text).toBeInvalid();
  });

  it('keeps the input across a new login after the session has ended', async () => {
    answersPosting(() => refuse({ status: 401 }));
    const { user, postReview } = await openForm();
    server.use(refuses(openSession, { status: 401 }));
    await postReview();
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(farmer));
    expect(await screen.findByLabelText('Review')).toHaveValue('Runs well in clay.');
    expect(screen.getByLabelText('Point')).toHaveDisplayValue('5');
  });
});
