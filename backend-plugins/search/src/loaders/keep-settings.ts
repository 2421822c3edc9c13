import type { MedusaContainer } from '@medusajs/medusa';
import type SearchSettingsService from '../services/search-settings';

/** Brings the currency and the synonyms in the database up to date before the first search. */
export default async function keepSettings(container: MedusaContainer): Promise<void> {
  const settings = container.resolve<SearchSettingsService>('searchSettingsService');
  await settings.keepSynonyms();
  await settings.keepCurrency();
}
