import type { Browser, Locator } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { followMail } from '../lib/mailbox.ts';
import { pictureFile } from '../lib/picture-file.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { noteWhatIsShown, whatWasShown } from '../lib/shown-text.ts';
import { stockOf } from '../lib/stock-admin.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const PASSWORD = 'Harvest2026';
const PHONE = { width: 360, height: 740 };

const machine = { name: 'Rotary hoe R 3', price: '1234.50', available: '12', minimum: '2' };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
const watched: WatchedPage[] = [];

/** A person with a separate browser; `statuses` are the errors that the test provokes. */
async function visitor(...statuses: number[]): Promise<Shopper> {
  const own = await openPage(browser, { statuses });
  watched.push(own);
  return new Shopper(own.page, shop.storefront);
}

async function signedIn(email: string, ...statuses: number[]): Promise<Shopper> {
  const person = await visitor(...statuses);
  await person.logIn({ email, password: PASSWORD });
  return person;
}

const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

/** Two people use their dashboards; each test continues where the last one ended. */
describe('the dashboard', () => {
  let customer: Shopper;
  let staff: Shopper;
  let productId = '';

  beforeAll(async () => {
    customer = await signedIn('farmer@harrow.test', 404);
    staff = await signedIn('admin@harrow.test', 409);
  });

  it('lets a customer fill in their profile', async () => {
    const { page } = customer;
    await customer.open('/dashboard');
    await customer.sees('Introduce yourself');
    await customer.press('Update Profile');
    await customer.press('Save Profile');
    await customer.sees('Prifession is required');
    await customer.sees('Photo url is required');
    const answers = {
      Profession: 'Arable farmer',
      City: 'Ames',
      State: 'Iowa',
      Country: 'United States',
      Phone: '+1 515 555 0142',
    };
    for (const [label, text] of Object.entries(answers)) await customer.fill(label, text);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture.') };
    await page.getByLabel('Photo').setInputFiles(notes);
    await customer.sees('This is not a PNG, JPEG, WebP, AVIF or GIF picture.');
    await page.getByLabel('Photo').setInputFiles(await pictureFile('face.png'));
    await customer.press('Save Profile');
    await customer.sees('Your profile updated');
    await page.reload();
    for (const text of Object.values(answers)) await customer.sees(text);
    expect(await isLoaded(page.getByRole('img', { name: /^Photo of/ }))).toBe(true);
  });

  it('accepts a review and shows it on the home page', async () => {
    const { page } = customer;
    await customer.follow('Add Review');
    await customer.fill('Point', '7');
    await customer.fill('Review', 'Pulled through heavy clay without a bolt lost.');
    await customer.press('Post Review');
    await customer.sees('Give rivew between 1 to 5.');
    await customer.fill('Point', '5');
    await customer.press('Post Review');
    await customer.sees('Wow!');
    await customer.sees('Your review successfully posted, Thanks.');
    await page.getByRole('link', { name: 'Home' }).click();
    const card = page.getByRole('article').filter({ hasText: 'without a bolt lost' });
    await card.getByRole('img', { name: '5 out of 5' }).waitFor();
  });

  it('lets staff add a product, which is listed at once', async () => {
    const { page } = staff;
    await staff.open('/dashboard/addnewproduct');
    await page.getByLabel('Product image').setInputFiles(await pictureFile('hoe.png'));
    await staff.fill('Name', machine.name);
    await staff.fill('Price', machine.price);
    await staff.fill('Available quantity', machine.available);
    await staff.fill('Minimum quantity', machine.minimum);
    await staff.fill('Short Description', 'Breaks the crust between emergence and first leaf.');
    await staff.press('Add Product');
    await staff.sees('Your product successfully added.');

    await customer.open('/');
    const card = customer.page.getByRole('article').filter({ hasText: machine.name });
    await card.getByText('$1,234.50').waitFor();
    await card.getByText('12 pieces').waitFor();
    expect(await isLoaded(card.locator('img'))).toBe(true);
    await card.getByRole('link', { name: 'Buy Now' }).click();
    await customer.page.waitForURL('**/purchase/*');
    productId = new URL(customer.page.url()).pathname.split('/').pop() ?? '';
  });

  /** The number of staff's order of a product, in its row. */
  const numberOf = async (product: string) =>
    /#(\d+)/.exec((await staff.row(product).textContent()) ?? '')?.[1] ?? '';

  const order = async (quantity: string) => {
    await customer.open(`/purchase/${productId}`);
    await customer.fill('Quantity', quantity);
    await customer.press('Pick Quantity');
    await customer.fill('Phone', '+1 515 555 0142');
    await customer.fill('Address', '14 Mill Road, Ames, Iowa');
    await customer.press('Confirm Purchase');
    await customer.sees('Congrats!! Your order is placed.');
  };

  it('lets staff ship an order only after it is paid', async () => {
    await order('3');
    await staff.open('/dashboard/manageorders');
    const pending = staff.row(machine.name).getByRole('button', { name: 'Pending' });
    await pending.click();
    await staff.sees('This order is still unpaid.');

    await customer.open('/dashboard/myorders');
    await customer.row(machine.name).getByRole('link', { name: 'Pay Amount' }).click();
    await customer.payWith('4242 4242 4242 4242');
    await customer.sees('Congrats! Your payment completed');

    // it finds the order paid, without a reload
    await pending.click();
    await staff.fill('Tracking number of ' + (await numberOf(machine.name)), '7712 3456 7890');
    await staff.press('Ship 1 order');
    await staff.sees('Status changed to shipped.');
    await customer.open('/dashboard/myorders');
    const row = customer.row(machine.name);
    await row.getByText('Shipped').waitFor();
    expect(await row.getByRole('button', { name: /^(Pay|Cancel|Delete)/ }).count()).toBe(0);
  });

  it('asks for confirmation before cancelling an unpaid order, and returns its stock', async () => {
    await order('2');
    expect(await stockOf(shop.backend, productId)).toBe(7);
    await customer.open('/dashboard/myorders');
    const cancel = customer.row(machine.name).getByRole('button', { name: 'Cancel Order' });
    await cancel.click();
    const dialog = customer.page.getByRole('dialog', { name: 'Are you sure to delete!' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await cancel.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await cancel.waitFor({ state: 'detached' });
    expect(await stockOf(shop.backend, productId)).toBe(9);
  });

  it('asks for confirmation before removing a product on a phone, and removes it from the shop', async () => {
    const { page } = staff;
    await page.setViewportSize(PHONE);
    await staff.open('/dashboard/manageproducts');
    const remove = staff.row(machine.name).getByRole('button', { name: 'Remove' });
    const dialog = page.getByRole('dialog', { name: 'Are you sure to delete!' });
    await remove.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await staff.sees('Product deleted.');
    await remove.waitFor({ state: 'detached' });

    await customer.open(`/purchase/${productId}`);
    await customer.sees('This product is no longer sold');
    await customer.open('/dashboard/myorders');
    await customer.row(machine.name).getByText('Shipped').waitFor();
  });

  it('makes a user an admin, who sees the staff pages and cannot purchase', async () => {
    const person = { name: 'Pia Foreman', email: 'pia@foreman.test', password: 'Furrow2026' };
    const pia = await visitor();
    await pia.open('/signup');
    await pia.signUp(person);
    await pia.sees(`We sent an email to ${person.email}`);
    const { email } = person;
    const mail = { action: 'Verify the email', email };
    const tab = await followMail(pia.page.context(), shop.storefront, mail);
    await tab.getByText(`${email} is verified`).waitFor();
    await tab.close();
    const menu = pia.page.getByRole('navigation', { name: 'Dashboard pages' });
    await pia.open('/dashboard');
    await menu.getByRole('link', { name: 'Add Review' }).waitFor();

    await staff.open('/dashboard/users');
    await staff.row(email).getByRole('button', { name: 'Make Admin' }).click();
    const question = staff.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await staff.sees('This user is promoted as admin.');
    // the hint, until a page of hers has told the shop that the email is verified
    await staff
      .row(email)
      .getByText(/^Admin/)
      .waitFor();

    await pia.page.reload();
    await menu.getByRole('link', { name: 'Make Admin' }).waitFor();
    await staff.page.reload();
    await staff.row(email).getByText('Admin', { exact: true }).waitFor();
    const entries = await menu.getByRole('link').allTextContents();
    expect(entries.map((entry) => entry.replace(/ \d+ to ship$/, ''))).toEqual([
      'My Profile',
      'Make Admin',
      'Add New Product',
      'Manage Products',
      'Manage Orders',
      'Today',
      'Figures',
      'Customers',
      'Reviews',
      'Messages',
      'History',
      'Parts Books',
      'Settings',
      'Webhooks',
    ]);
    await pia.open('/allproduct');
    await pia.page.getByRole('link', { name: 'Buy Now' }).first().click();
    await pia.fill('Quantity', '1');
    await pia.sees('Admin could not purchase');
    expect(await pia.page.getByRole('button', { name: 'Pick Quantity' }).isDisabled()).toBe(true);
  });

  it('ends the session of a customer who opens a staff page, and shows none of its content', async () => {
    const { page } = customer;
    await noteWhatIsShown(page);
    await customer.open('/dashboard/users');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').waitFor();
    expect(await whatWasShown(page)).not.toContain('Users index');
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('has logged no console error and failed no request', () => {
    expect(watched.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
