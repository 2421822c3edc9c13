import { getProfile, openSession, saveProfile, uploadImage, type Profile } from '@harrow/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { emptyProfile, picture, savedProfile, takesPictures } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const servesProfile = (profile: Profile) =>
  server.use(
    answer(getProfile, ({ query }) =>
      query.get('email') === farmer.email ? profile : refuse({ status: 403 }),
    ),
  );

async function openProfile(profile: Profile = savedProfile) {
  await signInAs(farmer);
  servesProfile(profile);
  return renderShop('/dashboard');
}

const saved = () => ({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });

/** Mocks the call that saves a profile, and records the bodies that it receives. */
function answersSaving(reply: () => object = saved) {
  const sent: unknown[] = [];
  server.use(
    answer(
      saveProfile,
      ({ body }) => {
        sent.push(body);
        return reply();
      },
      { parameters: { email: farmer.email } },
    ),
  );
  return sent;
}

async function openForm(profile: Profile = savedProfile) {
  const shop = await openProfile(profile);
  await shop.user.click(await screen.findByRole('button', { name: 'Update Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
  const save = () => shop.user.click(dialog.getByRole('button', { name: 'Save Profile' }));
  const retype = async (label: string, text: string) => {
    await shop.user.clear(dialog.getByLabelText(label));
    await shop.user.type(dialog.getByLabelText(label), text);
  };
  return { ...shop, dialog, save, retype };
}

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('my profile', () => {
  it('shows all fields and the photo', async () => {
    await openProfile();
    expect(await screen.findByRole('heading', { name: farmer.displayName })).toBeInTheDocument();
    for (const text of [
      'Arable farmer',
      'Iowa',
      'Ames',
      'United States',
      farmer.email,
      '+1 515 555 0142',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('img', { name: 'Photo of Fay Farmer' })).toHaveAttribute(
      'src',
      savedProfile.image,
    );
    for (const network of ['Facebook', 'LinkedIn', 'X']) {
      const link = screen.getByRole('link', { name: new RegExp(`on ${network} `) });
      expect(link.getAttribute('href')).toContain(encodeURIComponent(window.location.origin));
    }
  });

  it('shows the initials if the photo fails to load', async () => {
    await openProfile();
    fireEvent.error(await screen.findByRole('img', { name: 'Photo of Fay Farmer' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('FF')).toBeInTheDocument();
  });

  it('invites users to fill in an empty profile', async () => {
    await openProfile(emptyProfile);
    expect(await screen.findByText('Introduce yourself')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: farmer.displayName })).toBeInTheDocument();
    expect(screen.getAllByText('Not provided yet')).toHaveLength(5);
  });

  it('shows a placeholder while the profile loads', async () => {
    await signInAs(farmer);
    server.use(stalls(getProfile));
    renderShop('/dashboard');
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
  });

  it('reports that the profile failed to load, and retries', async () => {
    await signInAs(farmer);
    server.use(refuses(getProfile, { status: 400, message: 'Not now.' }));
    const { user } = renderShop('/dashboard');
    expect(await screen.findByText('Your profile did not load')).toBeInTheDocument();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    servesProfile(savedProfile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Arable farmer')).toBeInTheDocument();
  });
});

describe('the profile form', () => {
  it('requires every field, with the specified messages', async () => {
    const { dialog, save } = await openForm(emptyProfile);
    await save();
    expect(await dialog.findByText('Prifession is required')).toBeInTheDocument();
    for (const field of ['City', 'State', 'Country', 'Phone number', 'Photo url']) {
      expect(dialog.getByText(`${field} is required`)).toBeInTheDocument();
    }
    expect(dialog.getByLabelText('Profession')).toHaveFocus();
  });

  it('shows the name and email of the account, read-only', async () => {
    const { dialog } = await openForm();
    expect(dialog.getByLabelText('Name')).toHaveValue(farmer.displayName);
    expect(dialog.getByLabelText('Email')).toHaveValue(farmer.email);
    for (const label of ['Name', 'Email']) {
      expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    }
  });

  it('reports that nothing was modified and resets to the saved profile', async () => {
    const { dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(() => ({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }));
    await save();
    // this test must come first: toasts of earlier tests are still visible
    expect(await screen.findByText('Opps! Something wrong try again.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Ames'));
  });

  it('uploads the photo, saves the profile and shows it', async () => {
    const { taken, handler } = takesPictures();
    server.use(handler);
    const sent = answersSaving();
    const { user, dialog, save, retype } = await openForm(emptyProfile);
    await retype('Profession', ' Arable farmer ');
    await retype('City', 'Ames');
    await retype('State', 'Iowa');
    await retype('Country', 'United States');
    await retype('Phone', '+1 515 555 0142');
    await user.upload(dialog.getByLabelText('Photo'), picture());
    servesProfile({ ...savedProfile, image: 'http://backend.test/images/1.webp' });
    await save();
    expect(await screen.findByText('Your profile updated')).toBeInTheDocument();
    await dialogIsGone();
    expect(taken.map(({ name }) => name)).toEqual(['face.png']);
    expect(sent).toEqual([{ ...savedProfile, image: 'http://backend.test/images/1.webp' }]);
    expect(await screen.findByText('Arable farmer')).toBeInTheDocument();
  });

  it('keeps the saved photo unless another is chosen', async () => {
    const sent = answersSaving();
    const { save, retype } = await openForm();
    await retype('City', 'Nevada');
    await save();
    await dialogIsGone();
    const address = { ...savedProfile.address, city: 'Nevada' };
    expect(sent).toEqual([{ ...savedProfile, address }]);
  });

  it.each([
    ['a document', picture('scan.pdf', 'application/pdf'), /^This is not a PNG/],
    ['6 MB', picture('big.png', 'image/png', 6 * 1024 * 1024), /is 6 MB; the maximum is 5 MB/],
  ])('rejects %s without a request, and undoes the choice', async (_, file, words) => {
    const { user, dialog, save } = await openForm();
    const sent = answersSaving();
    // a dropped file, whose type was not filtered by a file chooser
    fireEvent.change(dialog.getByLabelText('Photo'), { target: { files: [file] } });
    expect(await dialog.findByText(words)).toBeInTheDocument();
    await save();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Undo/ }));
    expect(dialog.queryByText(words)).not.toBeInTheDocument();
    await save();
    await dialogIsGone();
    expect(sent).toEqual([savedProfile]);
  });

  it('shows next to the photo why it was not uploaded, and uploads it once for two tries', async () => {
    const { dialog, save, user } = await openForm();
    await user.upload(dialog.getByLabelText('Photo'), picture());
    server.use(refuses(uploadImage, { status: 429 }, { once: true }));
    await save();
    expect(
      await dialog.findByText(/^The picture was not uploaded\. That was too many requests at once/),
    ).toBeInTheDocument();
    const { taken, handler } = takesPictures();
    server.use(handler);
    answersSaving(() => refuse({ status: 503 }));
    await save();
    expect(await screen.findByText(/depends on is unavailable/)).toBeInTheDocument();
    answersSaving();
    await save();
    await dialogIsGone();
    expect(taken).toHaveLength(1);
  });

  it.each([
    ['a lost connection', () => HttpResponse.error(), /could not reach the shop/],
    ['a 429', () => refuse({ status: 429, headers: { 'retry-after': '7' } }), /in 7 seconds/],
    ['a 503', () => refuse({ status: 503, headers: { 'retry-after': '9' } }), /in 9 seconds/],
  ])('reports %s and keeps the input', async (_, reply, reason) => {
    const { dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(reply);
    await save();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(dialog.getByLabelText('City')).toHaveValue('Nevada');
  });

  it('shows the server’s error next to its field', async () => {
    const { dialog, save } = await openForm();
    answersSaving(() =>
      refuse({
        status: 422,
        code: 'invalid_body',
        details: { fields: { 'address.state': 'No such state.' } },
      }),
    );
    await save();
    expect(await dialog.findByText('No such state.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('State')).toHaveFocus());
  });

  it('keeps the input when it is closed and opened again', async () => {
    const { user, dialog, retype } = await openForm();
    await retype('City', 'Nevada');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Nevada');
  });

  it('keeps the input across a new login after the session has ended', async () => {
    const { user, dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(() => refuse({ status: 401 }));
    server.use(refuses(openSession, { status: 401 }));
    await save();
    await user.click(await dialog.findByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(farmer));
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Nevada');
  });
});
