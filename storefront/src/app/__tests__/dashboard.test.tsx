import { getProfile } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openDashboard(person: typeof farmer) {
  await signInAs(person);
  server.use(answer(getProfile, savedProfile));
  renderShop('/dashboard');
  await screen.findByRole('heading', { name: 'My Profile' });
  const menu = screen.getByRole('navigation', { name: 'Dashboard pages' });
  return within(menu).getAllByRole('link');
}

const named = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('the dashboard', () => {
  it('starts with the profile and lists the customer’s pages', async () => {
    const links = await openDashboard(farmer);
    expect(named(links)).toEqual([
      ['My Profile', '/dashboard'],
      ['My Orders', '/dashboard/myorders'],
      ['My Machines', '/dashboard/mymachines'],
      ['Add Review', '/dashboard/addreview'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current'))).toEqual([links[0]]);
    await waitFor(() => expect(document.title).toBe('My Profile · Harrow'));
  });

  it('lists the staff pages for an admin', async () => {
    expect(named(await openDashboard(admin))).toEqual([
      ['My Profile', '/dashboard'],
      ['Make Admin', '/dashboard/users'],
      ['Add New Product', '/dashboard/addnewproduct'],
      ['Manage Products', '/dashboard/manageproducts'],
      ['Manage Orders', '/dashboard/manageorders'],
      ['Today', '/dashboard/today'],
      ['Figures', '/dashboard/figures'],
      ['Customers', '/dashboard/customers'],
      ['Reviews', '/dashboard/reviews'],
      ['Messages', '/dashboard/messages'],
      ['History', '/dashboard/history'],
      ['Parts Books', '/dashboard/partsbooks'],
      ['Settings', '/dashboard/settings'],
      ['Webhooks', '/dashboard/webhooks'],
    ]);
  });
});
