import type { ShipDate } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { SHOP } from '../lib/catalogue-changes';
import { shipDate, type ShippingTerms } from '../lib/ship-date';

/** The day by which a paid order leaves the maker. */
export default class ShipDateService {
  constructor(private readonly services: Services) {}

  /** Returns the day for an order that is paid at a moment, by what the shop promises now. */
  async of(paidAt: Date): Promise<ShipDate> {
    const terms = await this.services.storefrontProductService.kept<ShippingTerms>(
      'shipping terms',
      async () => {
        const { delivery, maker } = await this.services.shopService.retrieve();
        const { shipsInDays, cutoffHour, holidays } = delivery;
        const { country, timeZone } = maker;
        return { value: { shipsInDays, cutoffHour, holidays, country, timeZone }, ids: [SHOP] };
      },
    );
    return terms ? shipDate(paidAt, terms) : { shipsBy: null, until: null };
  }
}
