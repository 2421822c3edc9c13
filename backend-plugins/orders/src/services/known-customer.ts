import type { Customer } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { joinName, noSuch, type Services, sqlStatement } from '@harrow/plugin-kit';

type CustomerRow = Omit<Customer, 'name' | 'since' | 'currency'> & {
  first_name: string | null;
  last_name: string | null;
  since: Date;
};

const CUSTOMER = sqlStatement('@harrow/orders', 'known-customer');

/** Shows staff what the shop knows about a customer. */
export default class KnownCustomerService {
  constructor(private readonly services: Services) {}

  /** Returns a customer, also one without orders. Throws `not_found`. */
  async retrieve(id: string): Promise<Customer> {
    const { currency } = this.services.storefrontProductService;
    const [row]: CustomerRow[] = await this.services.manager.query(CUSTOMER, [id, currency]);
    if (!row) throw noSuch('customer');
    const { first_name, last_name, since, paid, notes, ...rest } = row;
    return {
      ...rest,
      name: joinName(first_name, last_name),
      since: since.toISOString(),
      paid: toDecimal(paid, currency),
      currency,
      notes: notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    };
  }
}
