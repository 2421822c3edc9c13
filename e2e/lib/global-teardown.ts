import { shared } from './shared-shop.ts';

/** Runs after the last journey: stops the shop. */
export default async function globalTeardown(): Promise<void> {
  await shared.shop?.stop();
}
