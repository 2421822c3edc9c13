import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { type Recipient, recipientOf, type RecipientRow } from '../lib/recipient';

const FIND = sqlStatement('@harrow/mails', 'find-recipient');

/** Looks up the recipient when a mail is sent; the outbox stores no addresses. */
export default class MailRecipientService {
  constructor(private readonly services: Services) {}

  /** Returns the buyer of an order; null if unknown or erased. */
  async ofOrder(orderId: string): Promise<Recipient | null> {
    return await this.find([orderId, null]);
  }

  /** Returns a customer; null if unknown or erased. */
  async ofCustomer(customerId: string): Promise<Recipient | null> {
    return await this.find([null, customerId]);
  }

  private async find(values: [string | null, string | null]): Promise<Recipient | null> {
    const [row]: RecipientRow[] = await this.services.manager.query(FIND, values);
    return recipientOf(row);
  }
}
