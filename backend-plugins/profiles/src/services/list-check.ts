import {
  type LineToCheck,
  type ListCheck,
  MAX_CLOSE_NUMBERS,
  MAX_SAME_NUMBER,
} from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { checkedLines } from '../lib/checked-line';

/** Beginnings that fit very many numbers are slow, and a list without known numbers is for another shop. */
const MAX_CLOSE_LINES = 20;

/** Says what the lines of a list are, and what they cost. Each step is one statement for all lines. */
export default class ListCheckService {
  constructor(private readonly services: Services) {}

  /** Checks lines by the prices of a customer, or by those that everyone pays. */
  async check(customerId: string | null, lines: LineToCheck[]): Promise<ListCheck> {
    const { storefrontProductService } = this.services;
    const { currency } = storefrontProductService;
    const same = await this.same(lines);
    const close = await this.close(lines, same);
    const ids = same.map((own, index) => (own.length > 0 ? own : (close[index] ?? [])));
    const purchases = lines.flatMap(({ quantity }, index) =>
      (ids[index] ?? []).map((productId) => ({ productId, quantity })),
    );
    const sold = await storefrontProductService.listCharged(purchases, customerId);
    const found = lines.map(({ quantity }, index) => ({
      quantity,
      products: sold.splice(0, ids[index]?.length).filter((product) => product !== undefined),
      isKnown: same[index]?.length !== 0,
    }));
    return { ...checkedLines(found, currency), currency };
  }

  /** Returns the ids of the products that each line names. */
  private async same(lines: LineToCheck[]): Promise<string[][]> {
    const isNamed = ({ productId }: LineToCheck) => productId !== undefined;
    const numbers = lines.map((line) => (isNamed(line) ? '' : (line.number ?? '')));
    const found = await this.services.partNumberService.find(numbers, MAX_SAME_NUMBER);
    return lines.map(({ productId }, index) =>
      productId === undefined ? (found[index] ?? []) : [productId],
    );
  }

  /** Returns the ids of the products with numbers like those that no product has. */
  private async close(lines: LineToCheck[], same: string[][]): Promise<string[][]> {
    let left = MAX_CLOSE_LINES;
    const numbers = lines.map(({ number = '' }, index) =>
      number !== '' && same[index]?.length === 0 && left-- > 0 ? number : '',
    );
    return await this.services.partNumberService.findClose(numbers, MAX_CLOSE_NUMBERS);
  }
}
