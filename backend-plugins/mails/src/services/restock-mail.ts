import type {} from '@harrow/identity'; // declares its services, which this one uses
import { isSoldOut, languages } from '@harrow/contract';
import { toProductDto } from '@harrow/catalogue';
import type { OutboxEntry } from '@harrow/outbox';
import type { Services } from '@harrow/plugin-kit';
import { z } from 'zod';
import { type Prepared, prepared } from '../lib/prepared';
import { restocked, soldOutAgain } from '../lib/restock-letters';

const payloadSchema = z.object({
  customerId: z.string(),
  productId: z.string(),
  language: z.enum(languages).default('en'),
});

/** Writes mails about products that can be ordered again. */
export default class RestockMailService {
  constructor(private readonly services: Services) {}

  /** Returns the mail for the customer and the product named in the entry, with the current stock and price. */
  async prepare({ payload }: OutboxEntry): Promise<Prepared> {
    const { accountService, mailRecipientService, productTextService, storefrontProductService } =
      this.services;
    const { customerId, productId, language } = payloadSchema.parse(payload);
    const recipient = await mailRecipientService.ofCustomer(customerId);
    if (!recipient) return { dropped: 'The person is unknown or erased.' };
    if (!recipient.isVerified) return { dropped: 'The address is not verified.' };
    if (await accountService.isAdmin(customerId)) return { dropped: 'Admins cannot buy.' };
    const [charged] = await storefrontProductService.listCharged(
      [{ productId, quantity: 1 }],
      customerId,
    );
    if (!charged) return { dropped: 'The shop does not sell the product any more.' };
    const product = await productTextService.inLanguage(toProductDto(charged), language);
    const { name, handle, sku, available, minimum, price, currency } = product;
    const write = isSoldOut(product) ? soldOutAgain : restocked;
    const mailed = { name, handle, number: sku, available, minimum, price, currency };
    return prepared(
      recipient,
      write({ shop: await this.services.mailedShopService.retrieve(language), product: mailed }),
    );
  }
}
