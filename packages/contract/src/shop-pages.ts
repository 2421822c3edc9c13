import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import {
  MAX_PAGE_SLUG_LENGTH,
  MAX_PAGE_TEXT_LENGTH,
  MAX_PAGE_TITLE_LENGTH,
  MAX_SHOP_LINE_LENGTH,
} from './limits';
import { operation, type AnswerOf } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { lineSchema, optionalLineSchema, optionalTextSchema, textSchema } from './text';

export const slugSchema = z
  .string()
  .check(
    z.maxLength(MAX_PAGE_SLUG_LENGTH, `This must be at most ${MAX_PAGE_SLUG_LENGTH} characters.`),
    z.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'This must be of lowercase letters, digits and dashes, such as terms.',
    ),
  );

const slugInPath = z.object({ slug: slugSchema });

export const shopPageBody = z.strictObject({
  title: lineSchema(MAX_PAGE_TITLE_LENGTH),
  text: textSchema(MAX_PAGE_TEXT_LENGTH),
  /** Words to find it by, beside its title; those stored stay if they are missing. */
  topics: z.optional(optionalLineSchema(MAX_SHOP_LINE_LENGTH)),
  /** In German; those stored stay if they are missing. The English ones are shown in place of empty ones. */
  title_de: z.optional(optionalLineSchema(MAX_PAGE_TITLE_LENGTH)),
  text_de: z.optional(optionalTextSchema(MAX_PAGE_TEXT_LENGTH)),
});

const tagOfPage = {
  'If-Match':
    'The ETag of `GET /shop/pages/{slug}`, or of the page as it is written: the change is refused if the page has changed since.',
};

const pageFields = { title: z.string(), text: z.string(), updatedAt: z.iso.datetime() };

export const getShopPage = operation({
  method: 'get',
  path: '/shop/pages/{slug}',
  summary:
    'A page of the shop in Markdown, with places such as `{phone}` that `GET /shop` has the values of.',
  access: 'anyone',
  parameters: slugInPath,
  answer: z.object(pageFields),
  refusals: [404],
});

export type ShopPage = AnswerOf<typeof getShopPage>;

export const getWrittenPage = operation({
  method: 'get',
  path: '/shop/pages/{slug}/written',
  summary: 'A page in English, with its texts in German beside, to change it.',
  access: 'admin',
  duty: 'owner',
  parameters: slugInPath,
  answer: z.object({
    ...pageFields,
    topics: z.string(),
    title_de: z.string(),
    text_de: z.string(),
  }),
  refusals: [404],
});

export type WrittenPage = AnswerOf<typeof getWrittenPage>;

export const saveShopPage = operation({
  method: 'put',
  path: '/shop/pages/{slug}',
  summary:
    'Adds a page, or changes it. Refuses HTML, links that run scripts, and unknown places, each with its line.',
  access: 'admin',
  duty: 'owner',
  parameters: slugInPath,
  headers: tagOfPage,
  body: shopPageBody,
  answer: modifiedSchema,
  refusals: [409, 412],
});

export const deleteShopPage = operation({
  method: 'delete',
  path: '/shop/pages/{slug}',
  summary: 'Takes a page out of the shop; its versions stay.',
  access: 'admin',
  duty: 'owner',
  parameters: slugInPath,
  answer: deletedSchema,
  refusals: [404],
});

const VERSIONS_PER_PAGE = 20;

export const listShopPageVersions = operation({
  method: 'get',
  path: '/shop/pages/{slug}/versions',
  summary: 'Every text that a page has had, newest first, those before its deletion too.',
  access: 'admin',
  duty: 'owner',
  parameters: slugInPath,
  query: z.object({
    limit: z._default(limitParameter, VERSIONS_PER_PAGE),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      text: z.string(),
      title_de: z.string(),
      text_de: z.string(),
      savedAt: z.iso.datetime(),
      /** The email of the member of staff; null if it was no one, or someone whose account was deleted. */
      savedBy: z.nullable(z.string()),
    }),
  ),
});

export type ShopPageVersion = AnswerOf<typeof listShopPageVersions>[number];
