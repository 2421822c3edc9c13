import * as z from 'zod/mini';
import { operation, type AnswerOf } from './operation';
import { taxSchema } from './tax';

/** Of one color, `#rrggbb`, by day and by night. */
const shadesSchema = z.object({ day: z.string(), night: z.string() });

// In texts, '' stands for what the shop does not say: it then shows nothing in its place.

export const makerSchema = z.object({
  legalName: z.string(),
  /** Several lines, as on an envelope. */
  address: z.string(),
  /** As it is shown: see `dialedPhone`. */
  phone: z.string(),
  email: z.string(),
  /** When someone answers the phone. */
  hours: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  vatId: z.string(),
  /** Such as an entry in a commercial register, for papers. */
  registration: z.string(),
  /** Of days and years on papers, and of the cutoff. */
  timeZone: z.string(),
});

export type ShopMaker = z.infer<typeof makerSchema>;

export const deliverySchema = z.object({
  /** Working days from the payment to the dispatch; null without such a promise. */
  shipsInDays: z.nullable(z.int()),
  /** Payments before this full hour of the maker's day count from that day. */
  cutoffHour: z.int(),
  /** Days without work, beside weekends and, in the United States, federal holidays. */
  holidays: z.array(z.iso.date()),
  /** The place of dispatch. */
  shipsFrom: z.string(),
  /** Whether delivery costs nothing, in the area that `freeIn` names as part of a sentence. */
  free: z.boolean(),
  freeIn: z.string(),
  /** What delivery costs otherwise, in words. */
  cost: z.string(),
  /** A sentence about delivery. */
  text: z.string(),
  /** Days after the delivery in which damage is reported; null without such a rule. */
  complaintDays: z.nullable(z.int()),
});

export const panelSchema = z.object({
  title: z.string(),
  action: z.string(),
  /** The words of a link to the machines, in a shop that has parts books. */
  byMachine: z.string(),
  picture: z.nullable(z.string()),
  /** The handle of the category that it leads to. */
  category: z.string(),
});

export const homeFigureSchema = z.object({
  label: z.string(),
  figure: z.string(),
  unit: z.string(),
});

export const homeSchema = z.object({
  headline: z.string(),
  text: z.string(),
  picture: z.nullable(z.string()),
  panels: z.array(panelSchema),
  /** The title of the figures. */
  figuresTitle: z.string(),
  figures: z.array(homeFigureSchema),
});

export const navigationSchema = z.object({ title: z.string(), path: z.string() });

/** The shop's face, without what belongs to its pages. */
export const shopFields = {
  name: z.string(),
  /** Addresses of pictures. */
  logo: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** Null for those of Harrow. `link` and `stock` are read on paper, white text on `button`. */
  colors: z.nullable(z.object({ button: shadesSchema, stock: shadesSchema, link: shadesSchema })),
  maker: makerSchema,
  delivery: deliverySchema,
  /** Null in a shop that says nothing of tax. */
  tax: z.nullable(taxSchema),
  home: homeSchema,
  /** Links beside those that every shop has: a path of the shop, or a web address. */
  navigation: z.array(navigationSchema),
};

/**
 * Pages are listed oldest first; the text of each is at `/shop/pages/{slug}`. `topics` are words to find it by, in any
 * language.
 */
export const listedPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  topics: z.string(),
});

export const getShop = operation({
  method: 'get',
  path: '/shop',
  summary:
    'The face of the shop: its name, maker, promises, home page, and the titles of its pages.',
  access: 'anyone',
  answer: z.object({
    ...shopFields,
    pages: z.array(listedPageSchema),
    /** The last change of the members above but the pages. */
    updatedAt: z.iso.datetime(),
  }),
});

export type Shop = AnswerOf<typeof getShop>;
