import type {} from '@harrow/shop'; // declares its services, which this one uses
import type { Language } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import type { Shop } from '../lib/letter';
import { type MailOptions, optionsSchema } from '../lib/options';
import { shopOf } from '../lib/shop';

/** The shop as its mails name it. */
export default class MailedShopService {
  private readonly options: MailOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /** Returns what mails in a language say of the shop now. */
  async retrieve(language: Language): Promise<Shop> {
    return shopOf(
      await this.services.shopService.retrieve(language),
      this.options.storefrontUrl,
      language,
    );
  }
}
