import { maker } from '@harrow/contract';
import type { Shop } from './letter';
import type { MailOptions } from './options';

/** The name in messages/en/layout.ts of the storefront. */
const NAME = 'Harrow';

/** Returns the details of the shop for its mails. */
export function shopOf({ storefrontUrl, showsMaker }: MailOptions): Shop {
  const { name, street, city, shipsFrom, phone, hours } = maker;
  const address = [name, street, city].join(', ');
  return {
    name: NAME,
    origin: storefrontUrl,
    maker: showsMaker ? { address, shipsFrom, phone, hours } : null,
  };
}
