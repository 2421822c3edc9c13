import { ShippingOptionPriceType } from '@medusajs/medusa';
import type { SeedContainer } from './container';
import { countriesOf, regionName } from './region';

/**
 * Puts the shop's currency into the store's settings; staff keep the currencies that something has a
 * price in.
 */
async function setCurrency({ manager, storeService }: SeedContainer, currency: string) {
  const priced: { code: string }[] = await manager.query(
    'SELECT DISTINCT currency_code AS code FROM money_amount WHERE deleted_at IS NULL',
  );
  const currencies = [...new Set([currency, ...priced.map(({ code }) => code)])];
  await manager.transaction(async (m) => {
    // together: the engine refuses a list without its default, and a default that is not listed
    const settings = { name: 'Harrow', currencies, default_currency_code: currency };
    await storeService.withTransaction(m).update(settings);
  });
}

/** The countries of the currency that no region has yet: a country belongs to one. */
async function freeCountries({ manager }: SeedContainer, currency: string): Promise<string[]> {
  const wanted = countriesOf(currency);
  const free: { code: string }[] = await manager.query(
    'SELECT iso_2 AS code FROM country WHERE region_id IS NULL AND iso_2 = ANY($1) ORDER BY iso_2',
    [wanted],
  );
  if (free.length > 0) return free.map(({ code }) => code);
  throw new Error(
    `The shop needs a region in ${currency}, and its countries (${wanted.join(', ')}) are in ` +
      'other regions: take one out of its region in the stock admin, or make the region there.',
  );
}

/** The region of the shop's currency: no tax on top and one payment provider. Answers its id. */
async function ensureRegion(container: SeedContainer, currency: string) {
  const { manager, regionService } = container;
  const inCurrency = { currency_code: currency };
  const [known] = await regionService.list(inCurrency, { take: 1, order: { created_at: 'ASC' } });
  if (known) return known.id;
  const countries = await freeCountries(container, currency);
  const region = await manager.transaction(
    async (m) =>
      await regionService.withTransaction(m).create({
        name: regionName(currency),
        currency_code: currency,
        tax_rate: 0,
        payment_providers: ['stripe'],
        fulfillment_providers: ['manual'],
        countries,
      }),
  );
  return region.id;
}

/** The one way of shipping, free of charge, so that an order's total is price times quantity. */
async function ensureShippingOption(container: SeedContainer, regionId: string) {
  const { manager, shippingOptionService, shippingProfileService } = container;
  const known = await shippingOptionService.list({ region_id: regionId, is_return: false });
  if (known.length > 0) return;
  const profile = await shippingProfileService.retrieveDefault();
  if (!profile) throw new Error('The engine has no default shipping profile.');
  await manager.transaction(async (m) => {
    await shippingOptionService.withTransaction(m).create({
      name: 'Delivery from the works',
      region_id: regionId,
      profile_id: profile.id,
      provider_id: 'manual',
      data: { id: 'manual-fulfillment' },
      price_type: ShippingOptionPriceType.FLAT_RATE,
      amount: 0,
      is_return: false,
    });
  });
}

/** What every shop needs before its first order; safe to run again. `currency` is an ISO 4217 code. */
export async function seedShop(container: SeedContainer, currency: string): Promise<void> {
  await setCurrency(container, currency);
  const regionId = await ensureRegion(container, currency);
  await ensureShippingOption(container, regionId);
}
