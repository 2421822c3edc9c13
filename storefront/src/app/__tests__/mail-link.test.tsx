import { screen, waitFor } from '@testing-library/react';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, noteProofs, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
jest.mock('@/features/auth/api/account-mails', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const open = (mode: string, code = 'code-1') =>
  renderShop(`/auth/action?mode=${mode}&oobCode=${code}&apiKey=key&lang=en`);

describe('the link of a reset mail', () => {
  async function openForm() {
    provider.addAccount({ ...farmer, password: 'Harvest2026' });
    provider.addCode('code-1', farmer.email);
    const shop = open('resetPassword');
    const password = await screen.findByLabelText('Password');
    const choose = async (typed: string) => {
      await shop.user.clear(password);
      if (typed) await shop.user.type(password, typed);
      await shop.user.click(screen.getByRole('button', { name: 'Change password' }));
    };
    return { ...shop, password, choose };
  }

  it('says whose password is chosen and holds the new one to the rules', async () => {
    const { choose, password } = await openForm();
    expect(screen.getByLabelText('Email')).toHaveValue(farmer.email);
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await choose('');
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    await choose('harvest');
    expect(
      await screen.findByText(
        'Password needs at least 8 character with contain a uppercase a lowercase and number.',
      ),
    ).toBeInTheDocument();
  });

  it('changes the password, with which one logs in', async () => {
    const { choose, currentAddress, user } = await openForm();
    await choose('Furrow2027');
    expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    server.use(...servesSession(), ...servesHome());
    await user.type(await screen.findByLabelText('Email'), farmer.email);
    await user.type(screen.getByLabelText('Password'), 'Furrow2027');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('ends the session that this browser has of the account', async () => {
    await signInAs(farmer);
    const { choose, currentAddress } = await openForm();
    await choose('Furrow2027');
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('keeps what was typed when the provider refuses it', async () => {
    const { choose, password } = await openForm();
    provider.failNext(provider.refusal('auth/network-request-failed'));
    await choose('Furrow2027');
    expect(await screen.findByText(/sign-in service cannot be reached/)).toBeInTheDocument();
    expect(password).toHaveValue('Furrow2027');
  });

  it('leads to a new one when it was used before', async () => {
    const { user, currentAddress } = open('resetPassword', 'used');
    expect(await screen.findByText('This link does not work')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(currentAddress()).toBe('/resetpass'));
  });
});

describe('the link of a verification mail', () => {
  it('verifies the email and leads on to the shop', async () => {
    provider.addCode('code-1', farmer.email);
    const { user, currentAddress } = open('verifyEmail');
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
    server.use(...servesHome());
    await user.click(screen.getByRole('link', { name: 'Go to the shop' }));
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });

  it('tells the shop at once, with a proof made after the verification', async () => {
    await signInAs({ ...farmer, isVerified: false });
    const proofs = noteProofs();
    provider.addCode('code-1', farmer.email);
    open('verifyEmail');
    await screen.findByText('farmer@harrow.test is verified');
    expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
    expect(localStorage.getItem('accessToken')).toBe('token-2');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('has done its work even if the shop cannot be told yet', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await signInAs({ ...farmer, isVerified: false });
    server.use(http.put(backend('/users/:email'), () => HttpResponse.error()));
    provider.addCode('code-1', farmer.email);
    open('verifyEmail');
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe('token-1');
  });

  it('says so when it was used before', async () => {
    open('verifyEmail', 'used');
    expect(await screen.findByText('This link does not work')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('can be followed again when the provider was out of reach', async () => {
    provider.addCode('code-1', farmer.email);
    provider.failNext(provider.refusal('auth/network-request-failed'));
    const { user } = open('verifyEmail');
    expect(await screen.findByText(/sign-in service cannot be reached/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
  });
});

it('takes back an email that was changed, and asks for a new password', async () => {
  provider.addCode('code-1', farmer.email);
  open('recoverEmail');
  expect(await screen.findByText('Your account is farmer@harrow.test again')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reset the password' })).toBeInTheDocument();
});

it.each(['/auth/action', '/auth/action?mode=verifyEmail', '/auth/action?mode=signIn&oobCode=a'])(
  'says of %s that a part is missing',
  async (address) => {
    renderShop(address);
    expect(
      await screen.findByRole('heading', { name: 'Something is missing' }),
    ).toBeInTheDocument();
  },
);
