import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openPool } from './open-pool.ts';
import type { SharedPlace } from './shared-shops.ts';
import { Shop, type ShopParts } from './shop.ts';

/** Longer than a machine under load takes to start two backends. */
const START_MS = 110_000;

/** A shop that other test files have used and will use: see `useSharedShop`. */
class SharedShop extends Shop {
  private attached?: ShopParts & SharedPlace;

  async attach(backends: number): Promise<void> {
    const { TEST_SHARED_SHOPS: shops, JEST_WORKER_ID: worker } = process.env;
    const address = `${z.url().parse(shops)}/${worker}/${backends}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(START_MS) });
    if (!response.ok) throw new Error(await response.text());
    const place = (await response.json()) as SharedPlace;
    const database = openPool(place.databaseUrl);
    this.attached = { ...place, database };
  }

  protected get parts(): ShopParts & SharedPlace {
    if (!this.attached) throw new Error('The shop has not started.');
    return this.attached;
  }

  protected get urls(): readonly string[] {
    return this.parts.urls;
  }

  protected get currency(): string {
    return this.parts.currency;
  }

  protected get adminEmail(): string {
    return this.parts.adminEmail;
  }

  /** Leaves the shop to the next file. */
  async stop(): Promise<void> {
    await this.attached?.database.end();
  }
}

/**
 * Uses the shop of this worker, with one or more backends; other files use it before and after. Each file
 * creates its own products and people, and must not count whole tables or read the log. A file that does
 * so, stops backends or needs settings starts its own shop with `useTestShop`.
 */
export function useSharedShop({ backends = 1 } = {}): Shop {
  const stopped = stoppedAfterwards();
  const shop = new SharedShop();
  beforeAll(() => shop.attach(backends).finally(() => stopped(shop)));
  return shop;
}
