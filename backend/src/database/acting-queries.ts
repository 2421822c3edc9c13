import { actingStaff } from '@harrow/plugin-kit';
import { escapeLiteral } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/** The driver's state of a connection: `I` outside of a transaction. */
type Connection = { getTransactionStatus(): string | null };

const BEGINS = /^\s*(START TRANSACTION|BEGIN)\s*;?\s*$/i;
const WRITES = /^\s*(INSERT|UPDATE|DELETE|WITH|MERGE)\b/i;

/**
 * Says until the end of the transaction who acts. Nothing outlives it, because a pooler may hand the
 * session to another process; and it takes no snapshot, so that an isolation level may still be set.
 */
const actingFor = (id: string): string => `SET LOCAL harrow.actor = ${escapeLiteral(id)}`;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
};

const hasCallback = (parameters: unknown[]): boolean => typeof parameters.at(-1) === 'function';

/** Runs a statement in its own transaction, and resolves when the transaction has ended. */
async function runAs(id: string, query: Query, parameters: unknown[]): Promise<unknown> {
  const [begun, answered, ended] = await Promise.allSettled([
    query(`START TRANSACTION; ${actingFor(id)}`),
    query(...parameters),
    query('COMMIT'), // rolls back if a statement has failed
  ]);
  for (const step of [answered, begun, ended]) if (step.status === 'rejected') throw step.reason;
  return answered.status === 'fulfilled' ? answered.value : undefined;
}

/**
 * Tells the database which member of staff is acting, so that its audit triggers can record the change: at
 * the start of every transaction, and in a separate transaction for a single statement. Queries of
 * customers and of the shop itself are sent unchanged.
 */
export function tellActor(connection: Connection, query: Query): Query {
  return (...parameters) => {
    const id = actingStaff();
    if (id === null || hasCallback(parameters)) return query(...parameters);
    const [statement, ...rest] = parameters;
    const text = textOf(statement);
    if (typeof statement === 'string' && BEGINS.test(text)) {
      return query(`${text.replace(/;\s*$/, '')}; ${actingFor(id)}`, ...rest);
    }
    const isAlone = connection.getTransactionStatus() === 'I' && WRITES.test(text);
    return isAlone ? runAs(id, query, parameters) : query(...parameters);
  };
}
