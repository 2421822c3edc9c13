import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { languages } from './languages';
import { MAX_KEY_LENGTH, MAX_MAIL_SUBJECT_LENGTH, MAX_MAIL_TEXT_LENGTH } from './limits';
import { operation, type AnswerOf } from './operation';
import { keySchema, lineSchema, textSchema } from './text';

/** The mails about orders whose words a shop can choose. */
export const shopMailKinds = [
  'placed',
  'paid',
  'shipped',
  'cancelled',
  'expired',
  'reminder',
  'refunded',
] as const;

export type ShopMailKind = (typeof shopMailKinds)[number];

/** The places of every mail, beside those of pages: `shopPlaces`. */
const ORDER_PLACES = ['number', 'name', 'pieces', 'total'] as const;

/** The places of each kind beside those, of which one that must be in the opening or the closing. */
const PLACES: Record<ShopMailKind, { also: readonly string[]; required?: string }> = {
  placed: { also: ['payBy'] },
  paid: { also: ['invoice'] },
  shipped: { also: ['tracking'], required: 'tracking' },
  cancelled: { also: [] },
  expired: { also: [] },
  reminder: { also: ['payBy'], required: 'payBy' },
  refunded: { also: ['amount', 'creditNote'], required: 'amount' },
};

/** Returns the places of a kind of mail, without those of pages, and the one that it must have. */
export const mailPlaces = (kind: ShopMailKind): { places: string[]; required: string | null } => {
  const { also, required = null } = PLACES[kind];
  return { places: [...ORDER_PLACES, ...also], required };
};

const kindInPath = z.object({ kind: z.enum(shopMailKinds) });

/** The words of a mail in a language. Null stands for the built-in words, and in `closing` for none. */
const words = {
  subject: z.nullable(lineSchema(MAX_MAIL_SUBJECT_LENGTH)),
  opening: z.nullable(textSchema(MAX_MAIL_TEXT_LENGTH)),
  closing: z.nullable(textSchema(MAX_MAIL_TEXT_LENGTH)),
};

export type MailWords = { [Name in keyof typeof words]: string | null };

/** The words in English, and those in German; German ones that are missing stay. */
export const mailWords = z.strictObject({
  ...words,
  subject_de: z.optional(words.subject),
  opening_de: z.optional(words.opening),
  closing_de: z.optional(words.closing),
});

export type SavedMailWords = z.infer<typeof mailWords>;

export const listShopMails = operation({
  method: 'get',
  path: '/shop/mails',
  summary: 'The words of each kind of mail, and the places that they can have.',
  access: 'admin',
  duty: 'owner',
  answer: z.array(
    z.object({
      kind: z.enum(shopMailKinds),
      subject: z.nullable(z.string()),
      opening: z.nullable(z.string()),
      closing: z.nullable(z.string()),
      subject_de: z.nullable(z.string()),
      opening_de: z.nullable(z.string()),
      closing_de: z.nullable(z.string()),
      places: z.array(z.string()),
      /** The place that the opening or the closing must have. */
      required: z.nullable(z.string()),
      /** Null for a kind with the built-in words alone. */
      updatedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});

export type ShopMail = AnswerOf<typeof listShopMails>[number];

export const saveShopMail = operation({
  method: 'put',
  path: '/shop/mails/{kind}',
  summary:
    'Sets the words of a kind of mail; null stands for the built-in ones. Refuses unknown and missing places.',
  access: 'admin',
  duty: 'owner',
  parameters: kindInPath,
  body: mailWords,
  answer: modifiedSchema,
});

export const previewShopMail = operation({
  method: 'post',
  path: '/shop/mails/{kind}/preview',
  summary:
    'A mail in a language as it would be sent about an order, or about an example: with the words given, or with those stored.',
  access: 'admin',
  duty: 'owner',
  parameters: kindInPath,
  body: z.extend(z.partial(z.strictObject(words)), {
    language: z._default(z.enum(languages), 'en'),
    orderId: z.optional(keySchema(MAX_KEY_LENGTH)),
  }),
  answer: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  refusals: [404],
});
