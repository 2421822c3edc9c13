import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { MAX_SHOP_PAGES } from './limits';
import { operation } from './operation';
import { mailWords, shopMailKinds } from './shop-mails';
import { shopPageBody, slugSchema } from './shop-pages';
import { shopChanges } from './shop-settings';
import { writtenShopFields } from './shop-written';

/** Where a picture of the file stands in place of its address: `pictures/` and its name in `pictures`. */
export const PICTURES = 'pictures/';

/** The names of pictures become files. */
const PICTURE_NAME = /^[a-z0-9][\w-]{0,100}\.(?:webp|png|jpe?g|avif|gif)$/i;

const picturesSchema = z.record(
  z.string().check(z.regex(PICTURE_NAME, 'This is not the name of a picture.')),
  z.string().check(z.regex(/^[\w+/]+={0,2}$/, 'This must be a picture in base64.')),
);

/** A whole shop as `PUT /shop.json` takes it. What `shop` lacks is empty afterwards. */
export const shopFile = z.strictObject({
  shop: shopChanges,
  pages: z
    .array(z.strictObject({ slug: slugSchema, ...shopPageBody.shape }))
    .check(z.maxLength(MAX_SHOP_PAGES, `There can be at most ${MAX_SHOP_PAGES} pages.`)),
  mails: z.partialRecord(z.enum(shopMailKinds), mailWords),
  pictures: z.optional(picturesSchema),
});

export type ShopFile = z.infer<typeof shopFile>;

const writtenFile = z.object({
  shop: z.object(writtenShopFields),
  pages: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      text: z.string(),
      topics: z.string(),
      title_de: z.string(),
      text_de: z.string(),
    }),
  ),
  mails: z.partialRecord(z.enum(shopMailKinds), mailWords),
  /** The uploaded pictures that `shop` names, in base64. */
  pictures: z.record(z.string(), z.string()),
});

export type WrittenShopFile = z.infer<typeof writtenFile>;

export const exportShop = operation({
  method: 'get',
  path: '/shop.json',
  summary: 'The whole face of the shop as one file: with its pages, words of mails and pictures.',
  access: 'admin',
  duty: 'owner',
  answer: writtenFile,
});

export const importShop = operation({
  method: 'put',
  path: '/shop.json',
  summary: 'Replaces the face of the shop by such a file, all of it or nothing.',
  access: 'admin',
  duty: 'owner',
  rawBody: { mediaType: 'application/json', schema: { type: 'object' } },
  answer: modifiedSchema,
  refusals: [413, 415, 422],
});
