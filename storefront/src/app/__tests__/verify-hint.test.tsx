import { fireEvent, screen, waitFor } from '@testing-library/react';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, noteProofs, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

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
  server.use(http.get(backend('/order'), () => HttpResponse.json([])));
  const shop = renderShop('/dashboard/myorders');
  await screen.findByRole('heading', { name: 'My Orders' });
  return shop;
}

describe('the reminder of an email that is not verified', () => {
  it('has the mail sent again', async () => {
    const { user } = await openOrders();
    expect(screen.getByText(HINT)).toHaveTextContent(farmer.email);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/We sent a mail to farmer@harrow.test/)).toBeInTheDocument();
    expect(provider.verificationMails()).toBe(1);
  });

  it('says that no mail could be sent', async () => {
    const { user } = await openOrders();
    provider.failNext(provider.refusal('auth/too-many-requests'));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(/^Too many attempts/)).toBeInTheDocument();
  });

  it('goes when one comes back from the mail, and the shop is told', async () => {
    await openOrders();
    const proofs = noteProofs();
    provider.verify();
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByText(HINT)).not.toBeInTheDocument());
    expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
  });

  it('stays, and asks the shop nothing, while nothing has changed', async () => {
    await openOrders();
    const proofs = noteProofs();
    fireEvent.focus(window);
    await Promise.resolve();
    expect(screen.getByText(HINT)).toBeInTheDocument();
    expect(proofs).toEqual([]);
  });

  it('is not for those whose email is verified', async () => {
    await openOrders(farmer);
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });
});
