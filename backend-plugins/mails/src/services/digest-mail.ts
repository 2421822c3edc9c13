import type {} from '@harrow/identity'; // declares its services, which this one uses
import type {} from '@harrow/payments';
import type { OutboxEntry } from '@harrow/outbox';
import type { Services } from '@harrow/plugin-kit';
import { z } from 'zod';
import { digest, MAX_CONCERNS } from '../lib/other-letters';
import { type Prepared, prepared } from '../lib/prepared';

const payloadSchema = z.object({ customerId: z.string() });

/** Writes the daily digest of problems for managers and owners. */
export default class DigestMailService {
  constructor(private readonly services: Services) {}

  /** Returns the digest of the current problems for the admin named in the entry. */
  async prepare({ payload }: OutboxEntry): Promise<Prepared> {
    const { accountService, mailRecipientService, paymentNoticeService } = this.services;
    const { customerId } = payloadSchema.parse(payload);
    if (!(await accountService.isAdmin(customerId, 'manager'))) {
      return { dropped: 'The person is neither a manager nor an owner.' };
    }
    const recipient = await mailRecipientService.ofCustomer(customerId);
    if (!recipient) return { dropped: 'The person is unknown or erased.' };
    const page = { limit: MAX_CONCERNS + 1, pageNumber: 0 };
    const { failures: concerns } = await paymentNoticeService.list(page);
    if (concerns.length === 0) return { dropped: 'Nothing needs a person any more.' };
    return prepared(
      recipient,
      digest({ shop: await this.services.mailedShopService.retrieve('en'), concerns }),
    );
  }
}
