import { type ReadManager, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MAX_AGE_MS, MAX_COUNTED } from './order-counts';
import { RefreshedByKey } from './refreshed';

const ENGINE_ORDERS = sqlStatement('@harrow/orders', 'engine-orders');

const states = z.union([z.array(z.string()), z.string().transform((one) => [one])]).optional();
const moment = z.date().optional();

/** The filters of the stock admin's list of orders that the index `order_by_state` supports. */
const filterSchema = z.strictObject({
  ...{ status: states, payment_status: states, fulfillment_status: states },
  created_at: z.strictObject({ gt: moment, gte: moment, lt: moment, lte: moment }).optional(),
});

type Filter = z.infer<typeof filterSchema>;

/** Reads the engine's filter; null if it has any other member. */
export function readEngineFilter(selector: object): Filter | null {
  const given = Object.entries(selector).filter(([, value]) => value !== undefined);
  return filterSchema.safeParse(Object.fromEntries(given)).data ?? null;
}

type Place = { skip: number; take: number };

async function read(
  manager: ReadManager,
  { status, payment_status, fulfillment_status, created_at = {} }: Filter,
  { skip, take, countTo }: Place & { countTo: number | null },
): Promise<{ ids: string[]; count: number }> {
  const { gt, gte, lt, lte } = created_at;
  const filter = [status, payment_status, fulfillment_status, gt, gte, lt, lte];
  const values = [...filter.map((value) => value ?? null), take, skip, countTo];
  const [page]: { ids: string[]; count: number }[] = await manager.query(ENGINE_ORDERS, values);
  return page ?? { ids: [], count: 0 };
}

/** Finds the orders of the stock admin's list. The number of a long list may be a moment old. */
export class EngineOrders {
  private readonly long: RefreshedByKey<number>;

  constructor(
    private readonly readManager: ReadManager,
    onFailure: (error: unknown) => void,
  ) {
    this.long = new RefreshedByKey(MAX_AGE_MS, onFailure);
  }

  /** Returns the ids of a page of the orders that pass the filter, newest first, and the number of all. */
  async page(
    manager: EntityManager,
    filter: Filter,
    place: Place,
  ): Promise<{ ids: string[]; count: number }> {
    const page = await read(manager, filter, { ...place, countTo: MAX_COUNTED + 1 });
    if (page.count <= MAX_COUNTED) return page;
    const count = await this.long.get(JSON.stringify(filter), async () => {
      const all = await read(this.readManager, filter, { skip: 0, take: 0, countTo: null });
      return all.count;
    });
    return { ids: page.ids, count };
  }
}
