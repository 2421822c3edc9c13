import type { Browser, Page } from 'playwright-core';
import { DEMO, furnish, type Furniture } from './furnished-shop.ts';
import type { Role } from './screens.ts';
import { Shopper } from './shopper.ts';

/** A page for each role, signed in if needed, and the data that the shop shows. */
export interface Audience {
  pages: Record<Role, Page>;
  furniture: Furniture;
}

/** Opens the shop for each role and seeds it. Animations are off on these pages. */
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

/** The media features of a person's display, or of print. */
type Wish = Parameters<Page['emulateMedia']>[0];

/** Changes the color scheme or medium, and waits until it is rendered. */
export async function paint(page: Page, wish: Wish): Promise<void> {
  await page.emulateMedia(wish);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
