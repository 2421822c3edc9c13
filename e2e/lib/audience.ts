import type { Browser, Page } from 'playwright-core';
import { DEMO, furnish, type Furniture } from './furnished-shop.ts';
import type { Role } from './screens.ts';
import { Shopper } from './shopper.ts';

/** A page for each who looks at the shop, signed in as need be, and what the shop has to show. */
export interface Audience {
  pages: Record<Role, Page>;
  furniture: Furniture;
}

/** Opens the shop for everybody and furnishes it. Nothing moves on these pages. */
export async function openAudience(
  browser: Browser,
  shop: { storefront: string; backend: string },
): Promise<Audience> {
  const open = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const signedIn = async (who: 'customer' | 'admin') => {
    const page = await open();
    await new Shopper(page, shop.storefront).logIn(DEMO[who]);
    return page;
  };
  const [visitor, customer, admin] = await Promise.all([
    open(),
    signedIn('customer'),
    signedIn('admin'),
  ]);
  const furniture = await furnish(shop, customer, admin);
  return { pages: { visitor, customer, admin }, furniture };
}

/** What a person, or a sheet of paper, asks of the page's looks. */
type Wish = Parameters<Page['emulateMedia']>[0];

/** Changes the colours, or what they are shown on, and waits until they are there. */
export async function paint(page: Page, wish: Wish): Promise<void> {
  await page.emulateMedia(wish);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
