import { openSession } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, noteProofs, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, server, withShopServer } from '@/test/shop-server';

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

describe('the link of a reset email', () => {
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

  it('shows the account and validates the new password', async () => {
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

  it('changes the password and allows a login with it', async () => {
    const { choose, currentAddress, user } = await openForm();
    await choose('Furrow2027');
    expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    server.use(...servesSession(), ...servesHome());
    await user.type(await screen.findByLabelText('Email'), farmer.email);
    await user.type(screen.getByLabelText('Password'), 'Furrow2027');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('ends the account’s session in this browser', async () => {
    await signInAs(farmer);
    const { choose, currentAddress } = await openForm();
    await choose('Furrow2027');
    await waitFor(() => expect(currentAddress()).toBe('/login'));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('keeps the input on an error of the provider', async () => {
    const { choose, password } = await openForm();
    provider.failNext(provider.refusal('auth/network-request-failed'));
    await choose('Furrow2027');
    expect(await screen.findByText(/login service cannot be reached/)).toBeInTheDocument();
    expect(password).toHaveValue('Furrow2027');
  });

  it('offers a new link if it was already used', async () => {
    const { user, currentAddress } = open('resetPassword', 'used');
    expect(await screen.findByText('This link does not work')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await waitFor(() => expect(currentAddress()).toBe('/resetpass'));
  });
});

describe('the link of a verification email', () => {
  it('verifies the email and links to the shop', async () => {
    provider.addCode('code-1', farmer.email);
    const { user, currentAddress } = open('verifyEmail');
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
    server.use(...servesHome());
    await user.click(screen.getByRole('link', { name: 'Go to the shop' }));
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });

  it('renews the session at once, with an ID token issued after the verification', async () => {
    await signInAs({ ...farmer, isVerified: false });
    const proofs = noteProofs();
    provider.addCode('code-1', farmer.email);
    open('verifyEmail');
    await screen.findByText('farmer@harrow.test is verified');
    expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
    expect(localStorage.getItem('accessToken')).toBe('token-2');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('verifies the email even if the session cannot be renewed yet', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await signInAs({ ...farmer, isVerified: false });
    server.use(answer(openSession, () => HttpResponse.error()));
    provider.addCode('code-1', farmer.email);
    open('verifyEmail');
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe('token-1');
  });

  it('reports that it was already used', async () => {
    open('verifyEmail', 'used');
    expect(await screen.findByText('This link does not work')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('can be retried if the provider cannot be reached', async () => {
    provider.addCode('code-1', farmer.email);
    provider.failNext(provider.refusal('auth/network-request-failed'));
    const { user } = open('verifyEmail');
    expect(await screen.findByText(/login service cannot be reached/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('farmer@harrow.test is verified')).toBeInTheDocument();
  });
});

it('restores an email that was changed, and offers a password reset', async () => {
  provider.addCode('code-1', farmer.email);
  open('recoverEmail');
  expect(await screen.findByText('Your account uses farmer@harrow.test again')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeInTheDocument();
});

it.each(['/auth/action', '/auth/action?mode=verifyEmail', '/auth/action?mode=signIn&oobCode=a'])(
  'reports that %s is incomplete',
  async (address) => {
    renderShop(address);
    expect(
      await screen.findByRole('heading', { name: 'This link is incomplete' }),
    ).toBeInTheDocument();
  },
);
