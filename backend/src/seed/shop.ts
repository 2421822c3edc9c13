import type { Services } from '@harrow/plugin-kit';
import { ShippingOptionPriceType } from '@medusajs/medusa';
import { countriesOf, regionName } from './region';

/** The name that the engine gives to a store that it creates. */
const NEW_STORE = 'Medusa Store';

/** Names a new store. A name that staff have given stays, since every deployment runs the seed. */
async function nameStore({ manager, storeService }: Services): Promise<void> {
  const { name } = await storeService.retrieve();
  if (name !== NEW_STORE) return;
  await manager.transaction(async (m) => {
    await storeService.withTransaction(m).update({ name: 'Harrow' });
  });
}

/**
 * Sets the shop's currency in the store's settings, and keeps the currencies that still have
 * prices.
 */
async function setCurrency({ manager, storeService }: Services, currency: string) {
  const priced: { code: string }[] = await manager.query(
    'SELECT DISTINCT currency_code AS code FROM money_amount WHERE deleted_at IS NULL',
  );
  const currencies = [...new Set([currency, ...priced.map(({ code }) => code)])];
  await manager.transaction(async (m) => {
    // in one call: the engine rejects a list without its default, and a default outside the list
    const settings = { currencies, default_currency_code: currency };
    await storeService.withTransaction(m).update(settings);
  });
}

/** Returns the countries of the currency that have no region yet; a country belongs to only one. */
async function freeCountries({ manager }: Services, currency: string): Promise<string[]> {
  const wanted = countriesOf(currency);
  const free: { code: string }[] = await manager.query(
    'SELECT iso_2 AS code FROM country WHERE region_id IS NULL AND iso_2 = ANY($1) ORDER BY iso_2',
    [wanted],
  );
  if (free.length > 0) return free.map(({ code }) => code);
  throw new Error(
    `The shop needs a region in ${currency}, but its countries (${wanted.join(', ')}) are in ` +
      'other regions. Remove one from its region in the stock admin, or create the region there.',
  );
}

/** Returns the id of the region for the shop's currency; creates it without tax, with Stripe. */
async function ensureRegion(services: Services, currency: string) {
  const { manager, regionService } = services;
  const inCurrency = { currency_code: currency };
  const [known] = await regionService.list(inCurrency, { take: 1, order: { created_at: 'ASC' } });
  if (known) return known.id;
  const countries = await freeCountries(services, currency);
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

/**
 * Creates the only shipping option, free of charge, so that an order's total is price times
 * quantity.
 */
async function ensureShippingOption(services: Services, regionId: string) {
  const { manager, shippingOptionService, shippingProfileService } = services;
  const known = await shippingOptionService.list({ region_id: regionId, is_return: false });
  if (known.length > 0) return;
  const profile = await shippingProfileService.retrieveDefault();
  if (!profile) throw new Error('The engine has no default shipping profile.');
  await manager.transaction(async (m) => {
    await shippingOptionService.withTransaction(m).create({
      name: 'Factory delivery',
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

/**
 * Creates everything a shop needs before its first order; safe to run again. `currency` is ISO
 * 4217.
 */
export async function seedShop(services: Services, currency: string): Promise<void> {
  await nameStore(services);
  await setCurrency(services, currency);
  const regionId = await ensureRegion(services, currency);
  await ensureShippingOption(services, regionId);
}
