import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyProfile, picture, savedProfile, takesPictures } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const servesProfile = (profile: object) =>
  server.use(
    http.get(backend('/profiles'), ({ request }) =>
      new URL(request.url).searchParams.get('email') === farmer.email
        ? HttpResponse.json(profile)
        : refuse({ status: 403 }),
    ),
  );

async function openProfile(profile: object = savedProfile) {
  await signInAs(farmer);
  servesProfile(profile);
  return renderShop('/dashboard');
}

const saved = () => HttpResponse.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });

/** What the server does with a profile, and the bodies that it was sent. */
function answersSaving(answer: () => Response = saved) {
  const sent: unknown[] = [];
  server.use(
    http.put(backend(`/profiles/${encodeURIComponent(farmer.email)}`), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function openForm(profile: object = savedProfile) {
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
  it('shows everything that was told, and the photo', async () => {
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

  it('shows the initials where the photo does not come', async () => {
    await openProfile();
    fireEvent.error(await screen.findByRole('img', { name: 'Photo of Fay Farmer' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('FF')).toBeInTheDocument();
  });

  it('invites who has told nothing yet', async () => {
    await openProfile(emptyProfile);
    expect(await screen.findByText('Introduce yourself to the works')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: farmer.displayName })).toBeInTheDocument();
    expect(screen.getAllByText('Not given yet')).toHaveLength(5);
  });

  it('shows where the profile will be while it comes', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/profiles'), () => new Promise<never>(() => undefined)));
    renderShop('/dashboard');
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
  });

  it('says that the profile could not be had and tries again', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/profiles'), () => refuse({ status: 400, message: 'Not now.' })));
    const { user } = renderShop('/dashboard');
    expect(await screen.findByText('Your profile did not load')).toBeInTheDocument();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    servesProfile(savedProfile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Arable farmer')).toBeInTheDocument();
  });
});

describe('the profile form', () => {
  it('asks for every field, in the specification’s words', async () => {
    const { dialog, save } = await openForm(emptyProfile);
    await save();
    expect(await dialog.findByText('Prifession is required')).toBeInTheDocument();
    for (const field of ['City', 'State', 'Country', 'Phone number', 'Photo url']) {
      expect(dialog.getByText(`${field} is required`)).toBeInTheDocument();
    }
    expect(dialog.getByLabelText('Profession')).toHaveFocus();
  });

  it('shows name and email of the account, read-only', async () => {
    const { dialog } = await openForm();
    expect(dialog.getByLabelText('Name')).toHaveValue(farmer.displayName);
    expect(dialog.getByLabelText('Email')).toHaveValue(farmer.email);
    for (const label of ['Name', 'Email']) {
      expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    }
  });

  it('says that nothing was modified and begins again with what is saved', async () => {
    const { dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(() =>
      HttpResponse.json({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }),
    );
    await save();
    // the first of its kind in this file: messages of earlier tests are still on show
    expect(await screen.findByText('Opps! Something wrong try again.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveValue('Ames'));
  });

  it('uploads the photo, saves everything and shows it', async () => {
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

  it('keeps the photo that is saved unless another is chosen', async () => {
    const sent = answersSaving();
    const { save, retype } = await openForm();
    await retype('City', 'Nevada');
    await save();
    await dialogIsGone();
    const address = { ...savedProfile.address, city: 'Nevada' };
    expect(sent).toEqual([{ ...savedProfile, address }]);
  });

  it.each([
    ['a document', picture('scan.pdf', 'application/pdf'), /^This is no PNG/],
    ['6 MB', picture('big.png', 'image/png', 6 * 1024 * 1024), /has 6 MB; 5 MB is the most/],
  ])('refuses %s before anything is sent, and takes the choice back', async (_, file, words) => {
    const { user, dialog, save } = await openForm();
    const sent = answersSaving();
    // dropped: no file chooser has looked at its type
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

  it('says beside the photo why it was not uploaded, and sends it once for two tries', async () => {
    const { dialog, save, user } = await openForm();
    await user.upload(dialog.getByLabelText('Photo'), picture());
    server.use(http.post(backend('/images'), () => refuse({ status: 429 }), { once: true }));
    await save();
    expect(
      await dialog.findByText(/^The picture was not uploaded\. That was a lot at once/),
    ).toBeInTheDocument();
    const { taken, handler } = takesPictures();
    server.use(handler);
    answersSaving(() => refuse({ status: 503 }));
    await save();
    expect(await screen.findByText(/depends on is away/)).toBeInTheDocument();
    answersSaving();
    await save();
    await dialogIsGone();
    expect(taken).toHaveLength(1);
  });

  it.each([
    ['a lost network', () => HttpResponse.error(), /could not reach the shop/],
    ['a 429', () => refuse({ status: 429, headers: { 'retry-after': '7' } }), /in 7 seconds/],
    ['a 503', () => refuse({ status: 503, headers: { 'retry-after': '9' } }), /in 9 seconds/],
  ])('tells of %s and keeps everything typed', async (_, answer, reason) => {
    const { dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(answer);
    await save();
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(dialog.getByLabelText('City')).toHaveValue('Nevada');
  });

  it('puts the server’s objection beside its field', async () => {
    const { dialog, save } = await openForm();
    answersSaving(() =>
      HttpResponse.json(
        { code: 'invalid_body', message: 'No.', fields: { 'address.state': 'No such state.' } },
        { status: 422 },
      ),
    );
    await save();
    expect(await dialog.findByText('No such state.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText('State')).toHaveFocus());
  });

  it('keeps what was typed when it is closed and opened again', async () => {
    const { user, dialog, retype } = await openForm();
    await retype('City', 'Nevada');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Nevada');
  });

  it('keeps what was typed over a new login when the session has ended', async () => {
    const { user, dialog, save, retype } = await openForm();
    await retype('City', 'Nevada');
    answersSaving(() => refuse({ status: 401 }));
    server.use(http.put(backend('/users/:email'), () => refuse({ status: 401 })));
    await save();
    await user.click(await dialog.findByRole('button', { name: 'Log in again' }));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => signInAs(farmer));
    await user.click(await screen.findByRole('button', { name: 'Update Profile' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Nevada');
  });
});
