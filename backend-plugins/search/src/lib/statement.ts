/** The values of a statement, which is put together from conditions. */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value and returns its parameter, cast to a type of PostgreSQL. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Joins conditions; without any, all rows match. */
export const all = (conditions: string[]): string => conditions.join(' AND ') || 'true';
