import { handle } from '@harrow/plugin-kit';
import { listCustomers } from '@harrow/contract';

/** The total is in a header because the body is an array. */
export const GET = handle(listCustomers, async ({ query, res, services }) => {
  const { customers, count } = await services.knownCustomerService.list(query);
  res.set('X-Total-Count', String(count));
  return customers;
});
