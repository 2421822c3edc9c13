import * as z from 'zod/mini';
import { MIN_CONTRAST, worstContrast } from './contrast';
import { countries } from './countries';
import { emailSchema } from './email';
import { imageUrlSchema, linkSchema } from './file-url';
import {
  MAX_ADDRESS_LENGTH,
  MAX_HANDLE_LENGTH,
  MAX_HOLIDAYS,
  MAX_HOME_FIGURES,
  MAX_HOME_PANELS,
  MAX_NAVIGATION_LINKS,
  MAX_PHONE_LENGTH,
  MAX_SHOP_LINE_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  MAX_SHOP_TEXT_LENGTH,
  MAX_TAX_RATE,
} from './limits';
import { wholeNumberSchema } from './numbers';
import { lineSchema, optionalLineSchema, optionalTextSchema } from './text';

const line = optionalLineSchema(MAX_SHOP_LINE_LENGTH);
const text = optionalTextSchema(MAX_SHOP_TEXT_LENGTH);
const picture = z.nullable(imageUrlSchema);

/** Texts in German, which are beside the English ones. */
const german = z.optional(line);
const germanText = z.optional(text);

const empty = z.literal('');

const atMost = (maximum: number) => z.maxLength(maximum, `There can be at most ${maximum}.`);

/** The color of a use in one scheme, which can be read on its grounds. */
const colorSchema = (use: 'button' | 'stock' | 'link', scheme: 'day' | 'night') =>
  z.string().check(
    z.toLowerCase(),
    z.regex(/^#[\da-f]{6}$/, { error: 'This must be a color such as #b23a22.', abort: true }),
    z.superRefine((color, context) => {
      const contrast = worstContrast(use, scheme, color);
      if (contrast >= MIN_CONTRAST) return;
      // rounded down: 4.49 must not read as 4.5
      const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
      context.addIssue(`Text has ${shown} to 1 here, and needs ${MIN_CONTRAST}.`);
    }),
  );

const shadesSchema = (use: 'button' | 'stock' | 'link') =>
  z.strictObject({ day: colorSchema(use, 'day'), night: colorSchema(use, 'night') });

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false; // a RangeError for a name that does not exist
  }
};

const makerChanges = z.partial(
  z.strictObject({
    legalName: line,
    address: optionalTextSchema(MAX_ADDRESS_LENGTH),
    phone: optionalLineSchema(MAX_PHONE_LENGTH),
    email: z.union([empty, emailSchema], 'This is not an email address.'),
    hours: line,
    hours_de: german,
    country: z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine(
        (code) => code === '' || countries.includes(code),
        'This is not the code of a country, such as DE or US.',
      ),
    ),
    vatId: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(
          /^(?:[A-Z]{2}[0-9A-Z+*]{2,13})?$/,
          'This must be an identifier such as DE136695976.',
        ),
      ),
    registration: line,
    timeZone: z
      .string()
      .check(z.refine(isTimeZone, 'This must be a time zone such as Europe/Berlin.')),
  }),
);

const days = z.nullable(wholeNumberSchema(0, 60));

const deliveryChanges = z.partial(
  z.strictObject({
    shipsInDays: days,
    cutoffHour: wholeNumberSchema(0, 23),
    holidays: z.pipe(
      z.array(z.iso.date('This must be a day such as 2026-12-24.')).check(atMost(MAX_HOLIDAYS)),
      z.transform((dates) => [...new Set(dates)].sort()),
    ),
    shipsFrom: line,
    shipsFrom_de: german,
    free: z.boolean(),
    freeIn: line,
    freeIn_de: german,
    cost: line,
    cost_de: german,
    text,
    text_de: germanText,
    complaintDays: days,
  }),
);

const taxChanges = z.strictObject({
  rate: z
    .number('This must be a number.')
    .check(
      z.minimum(0, 'This must be at least 0.'),
      z.maximum(MAX_TAX_RATE, `This must be at most ${MAX_TAX_RATE}.`),
      z.multipleOf(0.01, 'This must have at most two decimals.'),
    ),
  text: lineSchema(MAX_SHOP_LINE_LENGTH),
  text_de: german,
});

const panelChanges = z.strictObject({
  title: lineSchema(MAX_SHOP_LINE_LENGTH),
  title_de: german,
  action: lineSchema(MAX_SHOP_LINE_LENGTH),
  action_de: german,
  byMachine: line,
  byMachine_de: german,
  picture,
  category: optionalLineSchema(MAX_HANDLE_LENGTH),
});

const figureChanges = z.strictObject({
  label: lineSchema(MAX_SHOP_LINE_LENGTH),
  label_de: german,
  figure: lineSchema(MAX_SHOP_LINE_LENGTH),
  figure_de: german,
  unit: line,
  unit_de: german,
});

const homeChanges = z.partial(
  z.strictObject({
    headline: line,
    headline_de: german,
    text,
    text_de: germanText,
    picture,
    panels: z.array(panelChanges).check(atMost(MAX_HOME_PANELS)),
    figuresTitle: line,
    figuresTitle_de: german,
    figures: z.array(figureChanges).check(atMost(MAX_HOME_FIGURES)),
  }),
);

/** Members that are missing stay; those of `maker`, `delivery` and `home` too. */
export const shopChanges = z.partial(
  // strict: a misspelled member would change nothing
  z.strictObject({
    name: optionalLineSchema(MAX_SHOP_NAME_LENGTH),
    logo: picture,
    icon: picture,
    colors: z.nullable(
      z.strictObject({
        button: shadesSchema('button'),
        stock: shadesSchema('stock'),
        link: shadesSchema('link'),
      }),
    ),
    maker: makerChanges,
    delivery: deliveryChanges,
    tax: z.nullable(taxChanges),
    home: homeChanges,
    navigation: z
      .array(
        z.strictObject({
          title: lineSchema(MAX_SHOP_LINE_LENGTH),
          title_de: german,
          path: linkSchema,
        }),
      )
      .check(atMost(MAX_NAVIGATION_LINKS)),
  }),
);

export type ShopChanges = z.infer<typeof shopChanges>;
