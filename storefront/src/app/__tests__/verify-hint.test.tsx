import { listOwnOrders } from '@harrow/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer } from '@/test/answer';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, noteProofs, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
jest.mock('@/features/auth/api/account-mails', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const HINT = /Your email is not verified yet/;

async function openOrders(person = { ...farmer, isVerified: false }) {
  await signInAs(person);
  server.use(answer(listOwnOrders, []));
  const shop = renderShop('/dashboard/myorders');
  await screen.findByRole('heading', { name: 'My Orders' });
  return shop;
}

describe('the reminder of an unverified email', () => {
  it('sends the email again', async () => {
    const { user } = await openOrders();
    expect(screen.getByText(HINT)).toHaveTextContent(farmer.email);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/We sent an email to farmer@harrow.test/)).toBeInTheDocument();
    expect(provider.verificationMails()).toBe(1);
  });

  it('reports that the email could not be sent', async () => {
    const { user } = await openOrders();
    provider.failNext(provider.refusal('auth/too-many-requests'));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/^Too many attempts/)).toBeInTheDocument();
  });

  it('disappears when the user returns after the verification, and renews the session', async () => {
    await openOrders();
    const proofs = noteProofs();
    provider.verify();
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByText(HINT)).not.toBeInTheDocument());
    expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
  });

  it('stays, without a request to the shop, if nothing has changed', async () => {
    await openOrders();
    const proofs = noteProofs();
    fireEvent.focus(window);
    await Promise.resolve();
    expect(screen.getByText(HINT)).toBeInTheDocument();
    expect(proofs).toEqual([]);
  });

  it('is hidden from users with a verified email', async () => {
    await openOrders(farmer);
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });
});
