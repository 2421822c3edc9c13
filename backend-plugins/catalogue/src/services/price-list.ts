import type { Services } from '@harrow/plugin-kit';
import { PriceListService } from '@medusajs/medusa';
import type {
  CreatePriceListInput,
  PriceListPriceCreateInput,
  UpdatePriceListInput,
} from '@medusajs/medusa/dist/types/price-list';
import { In } from 'typeorm';
import { checkPrices, checkSpan } from '../lib/price-list-rules';
import { BrokenRule } from '../lib/staff-rules';

/** The region that goes into each order in the currency $1. */
const SELECT_REGION = `
  SELECT id, name FROM region WHERE currency_code = $1 AND deleted_at IS NULL
   ORDER BY created_at, id LIMIT 1`;

/**
 * Replaces the engine's service of this name, so that the amounts of price lists are such as the shop can
 * charge and does. The engine would accept another currency and region, a negative amount, a list that
 * ends before it begins, and the id of an amount of another list or of a regular price.
 */
export default class GuardedPriceListService extends PriceListService {
  private readonly currency: string;

  /**
   * The engine passes options only to its first instance, so the currency comes from the catalogue.
   */
  constructor(services: Services & ConstructorParameters<typeof PriceListService>[0]) {
    super(services);
    this.currency = services.storefrontProductService.currency;
  }

  override async create(list: CreatePriceListInput) {
    checkSpan(list);
    await this.check(list.prices);
    return await super.create(list);
  }

  override async update(id: string, changes: UpdatePriceListInput) {
    const { starts_at, ends_at } = await this.retrieve(id);
    const { starts_at: start = starts_at, ends_at: end = ends_at, prices = [] } = changes;
    checkSpan({ starts_at: start, ends_at: end });
    await this.check(prices);
    await this.requireOwn(
      id,
      prices.flatMap((price) => price.id ?? []),
    );
    return await super.update(id, changes);
  }

  override async addPrices(id: string, prices: PriceListPriceCreateInput[], replace = false) {
    await this.check(prices);
    return await super.addPrices(id, prices, replace);
  }

  private async check(prices: object[] = []): Promise<void> {
    const regions: { id: string; name: string }[] = await this.activeManager_.query(SELECT_REGION, [
      this.currency,
    ]);
    checkPrices(prices, { currency: this.currency, region: regions[0] ?? null });
  }

  /** Throws `invalid_data` unless the list has all these amounts. */
  private async requireOwn(listId: string, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const amounts = this.activeManager_.withRepository(this.moneyAmountRepo_);
    const own = await amounts.countBy({ id: In(ids), price_list_id: listId });
    if (own < new Set(ids).size) throw new BrokenRule('prices: This list has no such amount.');
  }
}
