import type { Customer, ListedCustomer, QueryOf, listCustomers } from '@harrow/contract';
import type {} from '@harrow/identity'; // declares its services, which this one uses
import { toDecimal } from '@harrow/money';
import { joinName, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';

type NameRow = { first_name: string | null; last_name: string | null; since: Date };

type CustomerRow = Omit<Customer, 'name' | 'since' | 'currency'> & NameRow;

type SumsRow = Omit<ListedCustomer, 'name' | 'since' | 'currency' | 'lastOrderAt'> &
  NameRow & { last_order_at: Date | null };

const CUSTOMER = sqlStatement('@harrow/orders', 'known-customer');
const SUMS = sqlStatement('@harrow/orders', 'customer-sums');

const named = ({ first_name, last_name, since }: NameRow) => ({
  name: joinName(first_name, last_name),
  since: since.toISOString(),
});

/** Shows staff what the shop knows about its customers. */
export default class KnownCustomerService {
  constructor(private readonly services: Services) {}

  /** Returns a customer, also one without orders. Throws `not_found`. */
  async retrieve(id: string): Promise<Customer> {
    const { currency } = this.services.storefrontProductService;
    const [row]: CustomerRow[] = await this.services.manager.query(CUSTOMER, [id, currency]);
    if (!row) throw noSuch('customer');
    const { first_name, last_name, since, paid, refunded, notes, ...rest } = row;
    return {
      ...rest,
      ...named({ first_name, last_name, since }),
      paid: toDecimal(paid, currency),
      refunded: toDecimal(refunded, currency),
      currency,
      notes: notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    };
  }

  /** Returns a page of the customers with `q` in their email or name, newest first, and their number. */
  async list({ q, ...page }: QueryOf<typeof listCustomers>): Promise<{
    customers: ListedCustomer[];
    count: number;
  }> {
    const { accountService, storefrontProductService, manager } = this.services;
    const { currency } = storefrontProductService;
    const { ids, count } = await accountService.newest({ q, page });
    const rows: SumsRow[] = await manager.query(SUMS, [ids, currency]);
    const customers = rows.map(({ _id, email, orders, paid, last_order_at, ...row }) => ({
      ...{ _id, email, orders, currency },
      ...named(row),
      paid: toDecimal(paid, currency),
      lastOrderAt: last_order_at?.toISOString() ?? null,
    }));
    return { customers, count };
  }
}
