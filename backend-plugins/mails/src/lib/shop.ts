import {
  dialedPhone,
  type Language,
  onOneLine,
  type Shop as Face,
  shopPlaces,
} from '@harrow/contract';
import type { Shop } from './letter';
import { wordsIn } from './words/words-in';

/** Returns the shop as its mails in a language name it; `origin` is the storefront's. */
export function shopOf(face: Face, origin: string, language: Language): Shop {
  const { name, logo, colors, maker, delivery, tax } = face;
  const { legalName, address, phone, hours, timeZone } = maker;
  const words = wordsIn[language];
  return {
    words,
    name: name || new URL(origin).hostname,
    origin: language === 'en' ? origin : `${origin}/${language}`,
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
    promises: words.promises({ delivery, tax }),
    places: shopPlaces(face, words.promises),
    timeZone,
  };
}
