import { operation } from '@harrow/http';
import { z } from 'zod';

const variantSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** A stored picture: its largest size, and all of its sizes, the smallest first. */
const storedImageSchema = variantSchema.extend({ variants: z.array(variantSchema) });

export type StoredImage = z.infer<typeof storedImageSchema>;

export const uploadImage = operation({
  method: 'post',
  path: '/images',
  summary: 'Checks, re-encodes and stores a picture; a query (key) is taken and means nothing.',
  access: 'session',
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
  answer: z.custom<Buffer>(),
  answerType: 'image/webp',
  refusals: [404],
});

/** Every call of this plugin. */
export const operations = [uploadImage, getImage];
