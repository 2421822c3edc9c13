import { screen, within } from '@testing-library/react';
import { settings } from '@/config/settings';
import { renderShop } from '@/test/render-shop';
import { withSession } from '@/test/session-fixtures';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

withShopServer();
withSession();

const mail = (number: number, requestType: string, mode: string) => ({
  requestType,
  email: `person-${number}@farm.test`,
  oobCode: `code-${number}`,
  oobLink: `http://localhost:8000/emulator/action?mode=${mode}&lang=en&oobCode=code-${number}&apiKey=k`,
});

/** Mocks the emails that the shop has sent, newest first. */
const sends = (...mails: object[]) =>
  server.use(http.get('*/-/mails', () => HttpResponse.json({ mails })));

/** Mocks the emails that the emulator has sent, oldest first. */
function serves(...oobCodes: object[]): void {
  const { origin } = window.location;
  const path = `${origin}/emulator/v1/projects/${settings.firebase.projectId}/oobCodes`;
  server.use(http.get(path, () => HttpResponse.json({ oobCodes })));
}

describe('the mailbox of the embedded shop', () => {
  beforeEach(() => {
    jest.replaceProperty(settings, 'authEmulator', true);
    sends();
  });

  it('shows the emails of the shop after those with links, with their text and files', async () => {
    serves(mail(1, 'VERIFY_EMAIL', 'verifyEmail'));
    sends({
      id: 'm1',
      to: ['ada@farm.test'],
      subject: 'Order No. 7 is paid',
      at: '2026-11-24T21:40:00.000Z',
      text: 'PAYMENT RECEIVED',
      href: '/-/mails/m1',
      files: [{ name: '2026-000001.pdf', href: '/-/mails/m1/0' }],
    });
    renderShop('/mailbox');
    await screen.findByText('Order No. 7 is paid');
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Verify your email for Harrow',
      'Order No. 7 is paid',
    ]);
    expect(screen.getByText('PAYMENT RECEIVED')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /of “Order No. 7 is paid”/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/-/mails/m1',
      '/-/mails/m1/0',
    ]);
  });

  it('shows the links of the emulator where a real mail server takes the other emails', async () => {
    serves(mail(1, 'VERIFY_EMAIL', 'verifyEmail'));
    server.use(http.get('*/-/mails', () => new HttpResponse('', { status: 404 })));
    renderShop('/mailbox');
    expect(await screen.findByText('To person-1@farm.test')).toBeInTheDocument();
  });

  it('shows each email with its link to the shop, newest first', async () => {
    serves(mail(1, 'VERIFY_EMAIL', 'verifyEmail'), mail(2, 'PASSWORD_RESET', 'resetPassword'));
    renderShop('/mailbox');
    const links = await screen.findAllByRole('link', { name: /person-\d/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Choose a new passwordof person-2@farm.test',
        '/auth/action?mode=resetPassword&lang=en&oobCode=code-2&apiKey=k',
      ],
      [
        'Verify the emailof person-1@farm.test',
        '/auth/action?mode=verifyEmail&lang=en&oobCode=code-1&apiKey=k',
      ],
    ]);
  });

  it('shows a new email automatically', async () => {
    serves();
    renderShop('/mailbox');
    expect(await screen.findByText('No emails')).toBeInTheDocument();
    serves(mail(1, 'RECOVER_EMAIL', 'recoverEmail'));
    expect(await screen.findByText('To person-1@farm.test')).toBeInTheDocument();
  });

  it('omits emails that no page of the shop handles', async () => {
    serves(mail(1, 'EMAIL_SIGNIN', 'signIn'));
    renderShop('/mailbox');
    expect(await screen.findByText('No emails')).toBeInTheDocument();
  });

  it('reports that the emulator is unavailable, and retries on request', async () => {
    server.use(http.get('*/oobCodes', () => new HttpResponse('Bad gateway', { status: 502 })));
    const { user } = renderShop('/mailbox');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serves(mail(1, 'VERIFY_EMAIL', 'verifyEmail'));
    await user.click(retry);
    expect(await screen.findByText('To person-1@farm.test')).toBeInTheDocument();
  });
});

it('does not exist with the real identity provider', async () => {
  renderShop('/mailbox');
  expect(await screen.findByText('Page not found')).toBeInTheDocument();
  expect(screen.queryByText('Local mailbox')).not.toBeInTheDocument();
});
