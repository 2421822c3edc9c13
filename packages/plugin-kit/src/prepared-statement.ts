import type { EntityManager } from 'typeorm';

/** The part of the driver's connection that is used here; TypeORM returns it untyped. */
type Connection<Row> = {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
};

/**
 * A named statement that PostgreSQL parses and plans once per connection. Its query must list its
 * columns: a prepared `SELECT *` fails after a migration changes the result type.
 */
export class PreparedStatement<Row> {
  private readonly name: string;
  private readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /**
   * Runs in the transaction of `manager`, if there is one, and returns the selected rows. Throws
   * what the driver throws.
   */
  async run(manager: EntityManager, values: unknown[]): Promise<Row[]> {
    const runner = manager.queryRunner ?? manager.connection.createQueryRunner();
    try {
      const connection = (await runner.connect()) as Connection<Row>;
      const { name, text } = this;
      return (await connection.query({ name, text, values })).rows;
    } finally {
      if (runner !== manager.queryRunner) await runner.release();
    }
  }
}
