import type { Browser, Page } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { assetOf } from '../lib/asset-of.ts';
import { launchBrowser } from '../lib/browser.ts';
import { addGoogleAccount, openGoogle } from '../lib/google-window.ts';
import {
  asksForSession,
  claimsOf,
  deleteAccount,
  limitStorage,
  placeOfSession,
} from '../lib/identity-provider.ts';
import { followMail } from '../lib/mailbox.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { noteWhatIsShown, whatWasShown } from '../lib/shown-text.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const farmer = { email: 'farmer@harrow.test', password: 'Harvest2026' };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

afterEach(async () => {
  const { context, problems } = watched;
  await context.close();
  expect(problems).toEqual([]);
});

/** A person with a separate browser; `statuses` are the errors that the test provokes. */
async function visitor(...statuses: number[]): Promise<Shopper> {
  watched = await openPage(browser, { statuses });
  return new Shopper(watched.page, shop.storefront);
}

const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));
const isSignedIn = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).waitFor();
const isSignedOut = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();

describe('an email account', () => {
  const person = { name: 'Vera Plough', email: 'vera@plough.test', password: 'Furrow2026' };

  it('is verified by mail, and the shop notices at once', async () => {
    const shopper = await visitor();
    await shopper.open('/signup');
    await shopper.signUp(person);
    await shopper.sees(`We sent an email to ${person.email}`);
    await isSignedIn(shopper.page);
    const renewal = watched.context.waitForEvent('request', asksForSession);
    const mail = await followMail(watched.context, shop.storefront, {
      action: 'Verify the email',
      email: person.email,
    });
    await mail.getByText(`${person.email} is verified`).waitFor();
    expect(claimsOf(await renewal)).toMatchObject({ email_verified: true });
    await isSignedIn(shopper.page);
  });

  it('gets a new password through a link that works once', async () => {
    const shopper = await visitor(400);
    const { page } = shopper;
    await shopper.open('/login');
    await shopper.follow('Reset it');
    await shopper.fill('Email', person.email);
    await shopper.press('Reset');
    await shopper.sees('Password reset link send on this email.');
    const mail = { action: 'Choose a new password', email: person.email };
    const tab = await followMail(watched.context, shop.storefront, mail);
    const link = tab.url();
    const choice = new Shopper(tab, shop.storefront);
    await choice.fill('Password', 'Harrow2027');
    await choice.press('Change password');
    await choice.sees('Your password has been changed.');

    await shopper.open('/login');
    await shopper.fill('Email', person.email);
    await shopper.fill('Password', person.password);
    await shopper.press('Log in');
    await shopper.sees('Invalid credential: the email or the password is wrong.');
    await shopper.logIn({ ...person, password: 'Harrow2027' });
    await page.goto(link);
    await shopper.sees('This link does not work');
  });
});

describe('Google’s window', () => {
  const person = { name: 'Gus Furrow', email: 'gus@gmail.test' };

  it('creates an account for a new user, and returns to the page', async () => {
    const shopper = await visitor();
    await shopper.open('/dashboard/myorders?from=mail');
    await addGoogleAccount(await openGoogle(shopper.page), person);
    await isSignedIn(shopper.page);
    await shopper.page.waitForURL('**/dashboard/myorders?from=mail');
  });

  it('signs in an existing user', async () => {
    const shopper = await visitor();
    await shopper.open('/signup');
    const popup = await openGoogle(shopper.page);
    const renewal = shopper.page.waitForRequest(asksForSession);
    await popup.getByRole('button', { name: person.email }).press('Enter');
    await isSignedIn(shopper.page);
    expect(claimsOf(await renewal)).toMatchObject({ ...person, email_verified: true });
  });

  it('can be closed without a message, and opened again', async () => {
    const shopper = await visitor();
    await shopper.open('/login');
    const popup = await openGoogle(shopper.page);
    await shopper.sees('Continue in Google’s window…');
    await popup.close();
    // the SDK waits for a response that may still arrive
    await addGoogleAccount(await openGoogle(shopper.page), {
      name: 'Ida Furrow',
      email: 'ida@gmail.test',
    });
    await isSignedIn(shopper.page);
  });
});

describe('a session', () => {
  it('ends in every tab', async () => {
    const shopper = await visitor();
    await shopper.logIn(farmer);
    const other = new Shopper(await watched.context.newPage(), shop.storefront);
    await other.open('/dashboard/myorders');
    await other.page.getByRole('heading', { name: 'My Orders' }).waitFor();
    await shopper.press('Sign Out');
    await isSignedOut(shopper.page);
    await other.page.waitForURL('**/login');
    expect(await accessToken(other.page)).toBeNull();
    await other.open('/dashboard/myorders');
    await other.page.waitForURL('**/login');
  });

  it('hides protected pages from signed-out users, and the login from signed-in users', async () => {
    const shopper = await visitor();
    await noteWhatIsShown(shopper.page);
    await shopper.open('/dashboard/myorders?from=mail');
    await shopper.page.waitForURL('**/login');
    await shopper.page.getByLabel('Email').waitFor();
    expect(await whatWasShown(shopper.page)).not.toContain('My Orders');

    await shopper.fill('Email', farmer.email);
    await shopper.fill('Password', farmer.password);
    await shopper.press('Log in');
    await shopper.page.waitForURL('**/dashboard/myorders?from=mail');
    await shopper.page.reload();
    await shopper.page.getByRole('heading', { name: 'My Orders' }).waitFor();
    const shown = await whatWasShown(shopper.page);
    expect(shown).toContain('My Orders');
    expect(shown).not.toContain('Log in');
  });

  it('ends if the account was deleted, and the next one starts on the same page', async () => {
    const shopper = await visitor(400, 401);
    const person = { name: 'Otto Gone', email: 'otto@gone.test', password: 'Furrow2026' };
    await shopper.open('/signup');
    await shopper.signUp(person);
    await isSignedIn(shopper.page);
    await deleteAccount(shop.storefront, person);
    await shopper.page.evaluate(() => localStorage.setItem('accessToken', 'refused'));
    await shopper.open('/dashboard/myorders?from=mail');
    await shopper.page.waitForURL('**/login');
    expect(await accessToken(shopper.page)).toBeNull();
    await shopper.fill('Email', farmer.email);
    await shopper.fill('Password', farmer.password);
    await shopper.press('Log in');
    await shopper.page.waitForURL('**/dashboard/myorders?from=mail');
  });

  it.each([
    ['IndexedDB', { indexedDb: true, localStorage: true }],
    ['local storage', { indexedDb: false, localStorage: true }],
    ['session storage', { indexedDb: false, localStorage: false }],
  ])('is kept in %s before anything that comes after it', async (place, can) => {
    const shopper = await visitor();
    await limitStorage(shopper.page, can);
    await shopper.logIn(farmer);
    await shopper.page.reload();
    await isSignedIn(shopper.page);
    expect(await placeOfSession(shopper.page)).toBe(place);
  });
});

describe('a page whose code cannot be downloaded', () => {
  const titled = (name: string) => watched.page.getByRole('heading', { name, level: 1 }).waitFor();
  const follow = (name: string) =>
    watched.page.getByRole('banner').getByRole('link', { name }).click();

  it('reports that the browser is offline, and opens by itself when it is online', async () => {
    const shopper = await visitor();
    const { page } = shopper;
    await Promise.all([
      page.waitForResponse(`**/${assetOf('src/app/failure.tsx')}`),
      shopper.open('/allproduct'),
    ]);
    await watched.context.setOffline(true);
    await follow('Blogs');
    await titled('You are offline');
    await watched.context.setOffline(false);
    await titled('Questions from the workshop');
    expect(new URL(page.url()).pathname).toBe('/blogs');
    watched.problems.splice(0);
  });

  it('is loaded with a new document if a deployment has removed its files', async () => {
    const shopper = await visitor(404);
    const { page } = shopper;
    await shopper.open('/allproduct');
    let isGone = true;
    await page.route(`**/${assetOf('src/app/routes/portfolio.tsx')}`, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
    );
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await follow('Portfolio');
    await reload;
    isGone = false;
    await titled('Wilma Acker');
    watched.problems.splice(0);
  });
});

it('says without JavaScript what needs it, and shows no control that would not work', async () => {
  watched = await openPage(browser, { javaScript: false });
  const { page } = watched;
  const reader = new Shopper(page, shop.storefront);
  for (const path of ['/', '/allproduct', '/dashboard']) {
    await reader.open(path);
    // a search by text alone leaves out what is in a noscript element
    const notice = page
      .getByRole('paragraph')
      .filter({ hasText: 'To log in, order and pay, turn on JavaScript.' });
    expect((await notice.boundingBox())?.height).toBeLessThan(50);
    expect(
      await page
        .getByText(/^Loading/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  }
  for (const path of ['/purchase/prod_1', '/dashboard', '/login']) {
    await reader.open(path);
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^This page needs JavaScript\. Turn it on/ })
      .waitFor();
    await page.getByRole('link', { name: 'See all products' }).waitFor();
  }
  // the search works without scripts
  const controls = page.locator('input:not([type=search]), select');
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
  // such a browser does not run it, and reports each script
  const isScript = (problem: string) => problem.endsWith('.js csp');
  expect(watched.problems.splice(0).filter((problem) => !isScript(problem))).toEqual([]);
});
