import * as z from 'zod/mini';
import { operation } from './operation';

const sizeSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** A stored picture: its largest size, and all of its sizes, the smallest first. */
const storedImageSchema = z.extend(sizeSchema, { variants: z.array(sizeSchema) });

export type StoredImage = z.infer<typeof storedImageSchema>;

export const uploadImage = operation({
  method: 'post',
  path: '/images',
  summary: 'Checks, re-encodes and stores a picture; a query (key) is accepted and ignored.',
  access: 'session',
  limit: 'images',
  rawBody: {
    mediaType: 'multipart/form-data',
    schema: {
      type: 'object',
      properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['image'],
    },
  },
  answer: z.object({ data: storedImageSchema, success: z.literal(true), status: z.literal(200) }),
  refusals: [422],
});

export const getImage = operation({
  method: 'get',
  path: '/images/{name}',
  summary: 'A picture in one of its sizes.',
  access: 'anyone',
  parameters: z.object({ name: z.string() }),
  answer: z.custom<Uint8Array>(),
  answerType: 'image/webp',
  refusals: [404],
});
