import {
  type AnswerOf,
  type changePrices,
  type getPriceChange,
  MAX_CHANGED_PRICES,
  MAX_PAGE_SIZE,
  type undoPriceChange,
} from '@harrow/contract';
import { chargeRules, toDecimal } from '@harrow/money';
import { invalidField, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { Page } from '../lib/cached-catalogue';
import { noSuchCategory } from '../lib/category';
import { announce } from '../lib/import-row';
import { LOCK_PRODUCTS, writeRows } from '../lib/import-writes';
import { optionsSchema } from '../lib/options';
import {
  changedOf,
  type PlannedPrice,
  readWanted,
  requireFew,
  revisionOf,
  toChangedPrice,
  type WantedPrices,
} from '../lib/price-plan';
import { statement } from '../lib/statement';

type Answer = AnswerOf<typeof changePrices>;
type Undone = AnswerOf<typeof undoPriceChange>;

/** A row of `price_change`. */
type ChangeRow = {
  id: string;
  at: Date;
  category: string | null;
  percent: string | null;
  /** Smallest unit. */
  amount: number | null;
  currency: string;
  undoneAt: Date | null;
  putBack: number | null;
  count: number;
};

/** A price to write, in the smallest unit. */
type NewPrice = { productId: string; variantId: string; price: number };

const PLAN = statement('plan-prices');
const LOCK_PRICES = statement('lock-prices');
const ADD_CHANGE = statement('add-price-change');
const CHANGE = statement('price-change');
const ITEMS = statement('price-change-items');
const UNCHANGED_SINCE = statement('unchanged-since');
/** The change has its entry in the history then, and its prices get none. */
const ONE_DEED = `SET LOCAL harrow.actor = ''`;
const CATEGORY_NAME = 'SELECT name FROM shown_category WHERE handle = $1';
const LOCK_CHANGE = 'SELECT products, undone_at FROM price_change WHERE id = $1 FOR UPDATE';
const NOTE_UNDONE = 'UPDATE price_change SET undone_at = now(), put_back = $2 WHERE id = $1';

/** Changes the regular prices of many products at once, and puts them back. Amounts of price lists stay. */
export default class PriceChangeService {
  private readonly currency: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /** Returns what a change would do. Throws `invalid_body` for one that no shop in this currency can make. */
  async preview(wanted: WantedPrices): Promise<Answer> {
    const { manager } = this.services;
    await this.nameOf(manager, wanted.category);
    return this.answer(await this.plan(manager, wanted), null);
  }

  /**
   * Changes the prices to those of the preview with the given revision, all in one transaction. Throws
   * `conflict` (`prices_changed`) if they would become others, and `invalid_body` as `preview` does or where
   * nothing changes.
   */
  async change(wanted: WantedPrices): Promise<Answer> {
    return await this.services.manager.transaction(async (manager) => {
      const category = await this.nameOf(manager, wanted.category);
      await this.lock(manager, changedOf(await this.plan(manager, wanted)));
      const planned = await this.plan(manager, wanted);
      requirePreviewed(planned, wanted.revision);
      const items = changedOf(planned).map(({ latter, productId, variantId, former }) => ({
        ...{ productId, variantId, former },
        price: Number(latter),
      }));
      if (items.length === 0) {
        throw new ShopError('conflict', 'This changes no price.', { code: 'nothing_changes' });
      }
      const [made]: { id: string }[] = await manager.query(ADD_CHANGE, [
        ...[category, wanted.percent?.toString() ?? null],
        ...[readWanted(wanted, this.currency).added, this.currency, JSON.stringify(items)],
      ]);
      await this.write(manager, items, this.currency);
      return this.answer(planned, made?.id ?? null);
    });
  }

  /** Returns a change with a page of its products. Throws `not_found` if there is none. */
  async retrieve(
    id: string,
    { limit, pageNumber }: Page,
  ): Promise<AnswerOf<typeof getPriceChange>> {
    const { manager } = this.services;
    const change = await this.find(id);
    const items: Omit<PlannedPrice, 'variantId' | 'problem'>[] = await manager.query(ITEMS, [
      ...[id, limit, limit * pageNumber],
    ]);
    const { at, category, percent, amount, currency, undoneAt, putBack, count } = change;
    return {
      ...{ _id: id, category, currency, putBack, count },
      at: at.toISOString(),
      percent: percent === null ? null : Number(percent),
      amount: amount === null ? null : toDecimal(amount, currency),
      undoneAt: undoneAt?.toISOString() ?? null,
      products: items.map((item) => toChangedPrice(item, currency)),
    };
  }

  /**
   * Puts back the prices that are still those of the change. Throws `not_found` if there is none, and
   * `conflict` (`already_undone`) if that was done before.
   */
  async undo(id: string): Promise<Undone> {
    const { currency } = await this.find(id);
    return await this.services.manager.transaction(async (manager) => {
      const [change]: { products: number; undone_at: Date | null }[] = await manager.query(
        LOCK_CHANGE,
        [id],
      );
      if (!change || change.undone_at) {
        throw new ShopError('conflict', 'This change has been undone already.', {
          code: 'already_undone',
        });
      }
      await this.lock(manager, await this.unchangedSince(manager, id));
      const items = await this.unchangedSince(manager, id);
      await manager.query(NOTE_UNDONE, [id, items.length]);
      await this.write(manager, items, currency);
      const modifiedCount = items.length;
      return { acknowledged: true, modifiedCount, left: change.products - modifiedCount };
    });
  }

  private async find(id: string): Promise<ChangeRow> {
    const [change]: ChangeRow[] = await this.services.manager.query(CHANGE, [id]);
    if (!change) throw noSuch('price change');
    return change;
  }

  private async unchangedSince(manager: EntityManager, id: string): Promise<NewPrice[]> {
    return await manager.query(UNCHANGED_SINCE, [id]);
  }

  /** Returns the name of a category, null without one. Throws `invalid_body` if there is none of this handle. */
  private async nameOf(manager: EntityManager, handle: string | undefined): Promise<string | null> {
    if (handle === undefined) return null;
    const [category]: { name: string }[] = await manager.query(CATEGORY_NAME, [handle]);
    if (category) return category.name;
    throw await noSuchCategory(manager);
  }

  private async plan(manager: EntityManager, wanted: WantedPrices): Promise<PlannedPrice[]> {
    const { added, step } = readWanted(wanted, this.currency);
    const { smallestCharge, largestCharge } = chargeRules(this.currency);
    const planned: PlannedPrice[] = await manager.query(PLAN, [
      ...[this.currency, wanted.category ?? null, wanted.productIds ?? null],
      ...[wanted.percent?.toString() ?? '0', added ?? 0, step, smallestCharge, largestCharge],
      MAX_CHANGED_PRICES + 1,
    ]);
    requireFew(planned);
    return planned;
  }

  /** Keeps other changes of these products and their prices off; orders go on. */
  private async lock(manager: EntityManager, products: { productId: string }[]): Promise<void> {
    const ids = [products.map(({ productId }) => productId)];
    await manager.query(LOCK_PRODUCTS, ids);
    await manager.query(LOCK_PRICES, ids);
  }

  private async write(manager: EntityManager, prices: NewPrice[], currency: string): Promise<void> {
    const rows = prices.map((price) => ({ ...price, isNew: false }));
    await manager.query(ONE_DEED);
    await announce(this.services.eventBusService, manager, rows);
    await writeRows(manager, rows, currency);
  }

  private answer(planned: PlannedPrice[], insertedId: string | null): Answer {
    const { currency } = this;
    const changed = changedOf(planned);
    const kept = planned.flatMap((each) =>
      each.problem === 'too_low' || each.problem === 'too_high'
        ? { ...toChangedPrice(each, currency), reason: each.problem }
        : [],
    );
    const tooLow = kept.filter(({ reason }) => reason === 'too_low').length;
    return {
      ...{ acknowledged: true, insertedId, currency, revision: revisionOf(planned) },
      changed: changed.length,
      unchanged: planned.length - changed.length - kept.length,
      tooLow,
      tooHigh: kept.length - tooLow,
      products: changed.slice(0, MAX_PAGE_SIZE).map((each) => toChangedPrice(each, currency)),
      kept: kept.slice(0, MAX_PAGE_SIZE),
    };
  }
}

function requirePreviewed(planned: PlannedPrice[], revision: string | undefined): void {
  if (revision === undefined) {
    throw invalidField('revision', 'Give the revision of the preview.');
  }
  if (revision === revisionOf(planned)) return;
  throw new ShopError('conflict', 'Prices have changed since the preview.', {
    code: 'prices_changed',
  });
}
