import { PARTS, type ProductParts } from '@harrow/catalogue';
import { MAX_FITS } from '@harrow/contract';
import { PreparedStatement, type Services, ShopError } from '@harrow/plugin-kit';
import { readOptionalSerial } from '../lib/known-serial';
import { isCovered, type MachineRow, printedRange, serialsOf } from '../lib/machine-row';
import { offersOf, partsByNumber, productIdsOf } from '../lib/offer';
import { isPartNumber, partNumberOf } from '../lib/part-number';
import { ANYWHERE, PART, type PartRow, relatedNumbers, replacedParts } from '../lib/part-row';
import { replacementOf } from '../lib/replacement';
import { statement } from '../lib/statement';
import { byOldPart, successorsOf } from '../lib/steps';
import { findUsers } from '../lib/used-on';

const OF_PRODUCT = new PreparedStatement<{ number: string | null; figures: number }>(
  'part_of_product',
  statement('part-of-product'),
);

const FITTING = new PreparedStatement<{ id: string; fits: boolean | null }>(
  'products_of_machine',
  'SELECT product_id AS id, fits FROM products_of_machine($1, $2)',
);

type OfProduct = Awaited<ReturnType<ProductParts['of']>>;

/** Says what parts books have of products. */
export default class ProductPartsService implements ProductParts {
  constructor(private readonly services: Services) {}

  /** Returns what the page of a product shows, and the ids that it depends on besides the product's own. */
  async of(productId: string): Promise<OfProduct> {
    const { manager } = this.services;
    const [row] = await OF_PRODUCT.run(manager, [productId]);
    const { number = null, figures = 0 } = row ?? {};
    const book = figures > 0 ? { figures } : null;
    if (number === null) {
      return { shown: { part: null, fits: [], fitsMore: false, book }, ids: [PARTS] };
    }
    const [part] = await PART.run(manager, [number, null]);
    if (!part) throw new Error(`The part ${number} is gone.`);
    const users = await findUsers(manager, relatedNumbers(part), MAX_FITS + 1);
    const fitting = users.slice(0, MAX_FITS);
    const shown = {
      part: await this.toPart(part),
      fits: fitting.map(({ handle, name, serials }) => ({
        machine: { handle, name },
        serials: printedRange(serials),
      })),
      fitsMore: users.length > MAX_FITS,
      book,
    };
    const machines = fitting.map(({ productId: id }) => id);
    return { shown, ids: [PARTS, ...productIdsOf(part.parts), ...machines] };
  }

  /**
   * Returns the products that fit a machine, at its serial number if one is given. A number that no published book
   * covers says no more than none. Throws `invalid_body` for an unknown machine, or a number that is none of it.
   */
  async fitting(handle: string, serial?: string): ReturnType<ProductParts['fitting']> {
    const machine = await this.findMachine(handle);
    const known = readOptionalSerial(serialsOf(machine), serial);
    const { productId, name } = machine;
    const values = [productId, known && isCovered(machine, known.key) ? known.key : null];
    const rows = await FITTING.run(this.services.manager, values);
    return {
      machine: { handle, name, serial: known?.shown.printed ?? null },
      products: new Map(rows.map(({ id, fits }) => [id, fits ? 'yes' : 'unknown'])),
      ids: [productId],
    };
  }

  /** Returns the machines that were built under a serial number; none for another text. */
  async built(text: string): ReturnType<ProductParts['built']> {
    if (!/\d/.test(text)) return { shown: [], ids: [] };
    return await this.services.machineService.builtUnder(text);
  }

  /** Returns the part with this number, and what replaces it everywhere; null for another text. */
  async successors(text: string): ReturnType<ProductParts['successors']> {
    const number = partNumberOf(text);
    if (!isPartNumber(number)) return null;
    const [row] = await PART.run(this.services.manager, [number, null]);
    const found = row && successorsOf(byOldPart(row.steps), number, ANYWHERE);
    if (!found) return null;
    const parts = partsByNumber(row.parts);
    const numbered = (each: string) => {
      const { printed = each, productId = null } = parts.get(each) ?? {};
      return { part: printed, productId };
    };
    const old = numbered(number);
    const by = [...found.parts.keys()].sort().map(numbered);
    return { old: found.sellsOut ? old : { ...old, productId: null }, by };
  }

  private async findMachine(handle: string): Promise<MachineRow> {
    const machine = await this.services.machineService.findAny(handle);
    if (machine) return machine;
    const message = 'There is no such machine.';
    throw new ShopError('invalid_body', message, { fields: { machine: message } });
  }

  private async toPart(row: PartRow): Promise<OfProduct['shown']['part']> {
    const products = await this.services.storefrontProductService.current(productIdsOf(row.parts));
    const [steps, parts] = [byOldPart(row.steps), partsByNumber(row.parts)];
    return {
      number: row.printed,
      replaces: replacedParts(row, ANYWHERE).map(({ part }) => part),
      replacedBy: replacementOf({ steps, parts, offers: offersOf(products) }, row.number, ANYWHERE),
    };
  }
}
