import type { ReadManager } from '@harrow/plugin-kit';
import type { CountByState } from './order-counts';
import { isInSpan, type OrderList, type Source, type Span } from './order-lists';
import { countSource, hasTerms } from './order-search';
import type { OrderState } from './order-state';
import { toTerms } from './search-terms';
import { Values } from './sql-values';

/** The orders of one customer that have the terms, few enough to be looked at one by one. */
export function ofCustomer(
  { customer, words }: Pick<OrderList, 'customer' | 'words'>,
  states: readonly OrderState[],
  span: Span,
  values: Values,
): Source {
  const conditions = [
    `so.customer_id = ${values.add(customer, 'varchar')}`,
    `so.state = ANY (${values.add([...states], 'varchar[]')})`,
    ...isInSpan(span, values),
    ...(words === '' ? [] : [hasTerms(toTerms(words), values)]),
  ];
  return `SELECT so.order_id, so.placed_at, so.amount, so.state FROM storefront_order so
           WHERE ${conditions.join(' AND ')}`;
}

/** Counts the orders of one customer in every state. */
export async function countOfCustomer(
  manager: ReadManager,
  list: Pick<OrderList, 'customer' | 'words'> & Span,
  states: readonly OrderState[],
): Promise<CountByState> {
  const values = new Values();
  return await countSource(manager, ofCustomer(list, states, list, values), values);
}
