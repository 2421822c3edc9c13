import { ShippingOptionPriceType } from '@medusajs/medusa';
import type { SeedContainer } from './container';

const COUNTRY = 'us';

/** Puts the shop's currency into the store's settings. */
async function setCurrency({ manager, storeService }: SeedContainer, currency: string) {
  await manager.transaction(async (m) => {
    const stores = storeService.withTransaction(m);
    await stores.update({ name: 'Harrow', currencies: [currency] });
    await stores.update({ default_currency_code: currency });
  });
}

/** The one region of the shop: no tax on top and one payment provider. Answers its id. */
async function ensureRegion({ manager, regionService }: SeedContainer, currency: string) {
  const [known] = await regionService.list({}, { take: 1, order: { created_at: 'ASC' } });
  if (known) return known.id;
  const region = await manager.transaction(
    async (m) =>
      await regionService.withTransaction(m).create({
        name: 'United States',
        currency_code: currency,
        tax_rate: 0,
        payment_providers: ['stripe'],
        fulfillment_providers: ['manual'],
        countries: [COUNTRY],
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
