import {
  dialedPhone,
  onOneLine,
  type Shop as Face,
  shopPlaces,
  shopPromises,
} from '@harrow/contract';
import type { Shop } from './letter';

/** Returns the shop as its mails name it; `origin` is the storefront's. */
export function shopOf(face: Face, origin: string): Shop {
  const { name, logo, colors, maker, delivery, tax } = face;
  const { legalName, address, phone, hours, timeZone } = maker;
  return {
    name: name || new URL(origin).hostname,
    origin,
    color: colors?.button ?? null,
    hasMark: logo !== null,
    maker:
      legalName === ''
        ? null
        : {
            address: onOneLine(legalName, address),
            shipsFrom: delivery.shipsFrom,
            phone: { shown: phone, dialed: dialedPhone(maker) },
            hours,
          },
    promises: shopPromises({ delivery, tax }),
    places: shopPlaces(face),
    timeZone,
  };
}
