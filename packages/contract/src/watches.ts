import * as z from 'zod/mini';
import { type AnswerOf, operation } from './operation';
import { productIdSchema } from './product-lines';

const WATCH = {
  path: '/me/watched/{productId}',
  access: 'customer',
  parameters: z.object({ productId: productIdSchema }),
  answer: z.object({ watched: z.boolean() }),
} as const;

export const getWatch = operation({
  ...WATCH,
  method: 'get',
  summary: 'Whether the caller gets a mail when a product can be ordered again.',
  refusals: [404],
});

export type Watch = AnswerOf<typeof getWatch>;

export const watchProduct = operation({
  ...WATCH,
  method: 'put',
  summary:
    'Promises the caller one mail when a sold-out product can be ordered again. 403 `email_not_verified`; 409 `in_stock`, `too_many_watches`, or `no_mails` if the shop sends none.',
  isTimed: true,
  refusals: [404, 409],
});

export const unwatchProduct = operation({
  ...WATCH,
  method: 'delete',
  summary: 'Takes that promise back. Changes nothing if there is none.',
});

export const getMailConfig = operation({
  method: 'get',
  path: '/mail-config',
  summary: 'Whether the shop sends mails. If not, no page promises one.',
  access: 'anyone',
  answer: z.object({ sends: z.boolean() }),
});
