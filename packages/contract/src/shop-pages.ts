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
import { lineSchema, optionalLineSchema, textSchema } from './text';

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
});

const tagOfPage = {
  'If-Match':
    'The ETag of `GET /shop/pages/{slug}`: the change is refused if the page has changed since.',
};

export const getShopPage = operation({
  method: 'get',
  path: '/shop/pages/{slug}',
  summary:
    'A page of the shop in Markdown, with places such as `{phone}` that `GET /shop` has the values of.',
  access: 'anyone',
  parameters: slugInPath,
  answer: z.object({ title: z.string(), text: z.string(), updatedAt: z.iso.datetime() }),
  refusals: [404],
});

export type ShopPage = AnswerOf<typeof getShopPage>;

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
      savedAt: z.iso.datetime(),
      /** The email of the member of staff; null if it was no one, or someone whose account was deleted. */
      savedBy: z.nullable(z.string()),
    }),
  ),
});

export type ShopPageVersion = AnswerOf<typeof listShopPageVersions>[number];
