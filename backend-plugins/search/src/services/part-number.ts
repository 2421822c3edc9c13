import type { PartNumbers } from '@harrow/catalogue';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { inSnapshot } from '../lib/snapshot';

const FIND = sqlStatement('@harrow/search', 'find-part-numbers');
const FIND_CLOSE = sqlStatement('@harrow/search', 'close-part-numbers');

/** Finds products by part numbers as people write them. */
export default class PartNumberService implements PartNumbers {
  constructor(private readonly services: Services) {}

  /** Returns the ids of the products that have each of these numbers, at most `limit` of each. */
  async find(numbers: string[], limit: number): Promise<string[][]> {
    return await this.run(FIND, numbers, limit);
  }

  /** The same for products that have a number like it. */
  async findClose(numbers: string[], limit: number): Promise<string[][]> {
    return await this.run(FIND_CLOSE, numbers, limit);
  }

  private async run(statement: string, numbers: string[], limit: number): Promise<string[][]> {
    if (numbers.every((number) => number === '')) return numbers.map(() => []);
    const rows: { ids: string[] }[] = await inSnapshot(this.services.manager, (snapshot) =>
      snapshot.query(statement, [numbers, limit]),
    );
    return rows.map(({ ids }) => ids);
  }
}
