import { servicesOf } from '@harrow/plugin-kit';
import type { MedusaContainer } from '@medusajs/medusa';

/** Brings the currency and the synonyms in the database up to date before the first search. */
export default async function keepSettings(container: MedusaContainer): Promise<void> {
  const settings = servicesOf(container).searchSettingsService;
  await settings.keepSynonyms();
  await settings.keepCurrency();
}
