import type { EntityManager } from 'typeorm';

/** What is used of the driver's connection, which TypeORM hands out untyped. */
type Connection<Row> = {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
};

/**
 * A statement that each connection has PostgreSQL parse and plan once, under its name: for what every
 * order runs. It must name its columns: one whose result a migration changes fails.
 */
export class PreparedStatement<Row> {
  private readonly name: string;
  private readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /**
   * Runs in the transaction of `manager`, if it is in one; answers the rows that the statement
   * selects or returns. Throws what the driver throws.
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
