import * as z from 'zod/mini';
import type { Language } from './languages';
import { operation, type AnswerOf } from './operation';
import {
  deliverySchema,
  homeFigureSchema,
  homeSchema,
  listedPageSchema,
  makerSchema,
  navigationSchema,
  panelSchema,
  shopFields,
  type Shop,
} from './shop';
import { taxSchema } from './tax';

/** The text in German of the member that has the same name without `_de`; the English one counts without it. */
const german = z.optional(z.string());

/** The face of the shop with its texts in every language. */
export const writtenShopFields = {
  ...shopFields,
  maker: z.extend(makerSchema, { hours_de: german }),
  delivery: z.extend(deliverySchema, {
    shipsFrom_de: german,
    freeIn_de: german,
    cost_de: german,
    text_de: german,
  }),
  tax: z.nullable(z.extend(taxSchema, { text_de: german })),
  home: z.extend(homeSchema, {
    headline_de: german,
    text_de: german,
    panels: z.array(
      z.extend(panelSchema, { title_de: german, action_de: german, byMachine_de: german }),
    ),
    figuresTitle_de: german,
    figures: z.array(
      z.extend(homeFigureSchema, { label_de: german, figure_de: german, unit_de: german }),
    ),
  }),
  navigation: z.array(z.extend(navigationSchema, { title_de: german })),
};

export const getWrittenShop = operation({
  method: 'get',
  path: '/shop/written',
  summary: 'The face of the shop in English, with its texts in German beside, to change it.',
  access: 'admin',
  duty: 'owner',
  answer: z.object({
    ...writtenShopFields,
    pages: z.array(z.extend(listedPageSchema, { title_de: german })),
    updatedAt: z.iso.datetime(),
  }),
});

export type WrittenShop = AnswerOf<typeof getWrittenShop>;

/** Where the name of a member with a German text ends. */
const GERMAN = '_de';

/** Returns the names of the members of an object that are not German ones. */
const englishNames = (members: Members) =>
  Object.keys(members).filter((name) => !name.endsWith(GERMAN));

type Members = Record<string, unknown>;

/** Returns what is written in both languages with the German texts in place of the English ones, or with none of them. */
export function textsIn(written: unknown, language: Language): unknown {
  if (Array.isArray(written)) return written.map((each) => textsIn(each, language));
  if (typeof written !== 'object' || written === null) return written;
  const members: Members = { ...written };
  const memberOf = (name: string) => {
    const german = language === 'de' ? members[name + GERMAN] : '';
    return typeof german === 'string' && german !== '' ? german : textsIn(members[name], language);
  };
  return Object.fromEntries(englishNames(members).map((name) => [name, memberOf(name)]));
}

/** Returns the face of the shop in a language; texts that it lacks are English. */
export const shopIn = (written: WrittenShop, language: Language): Shop =>
  textsIn(written, language) as Shop;
