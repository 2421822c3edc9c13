/** The parameters of a query that is put together. */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value and returns its parameter, cast to a type of PostgreSQL. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}
