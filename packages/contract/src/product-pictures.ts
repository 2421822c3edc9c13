import * as z from 'zod/mini';
import { MAX_ARCHIVE_PICTURES } from './limits';
import { operation } from './operation';
import { flagParameter } from './page';

export const importPictures = operation({
  method: 'post',
  path: '/services/pictures',
  summary: `Stores the pictures of a zip archive, at most ${MAX_ARCHIVE_PICTURES}, for the products whose part numbers are the names of its files: \`F 93.jpg\` is the first picture, \`F 93-2.jpg\` the second. They take the place of the pictures of these products. A file that is refused leaves the others alone.`,
  access: 'admin',
  duty: 'manager',
  limit: 'imports',
  query: z.object({
    /** Whether only to say which file is for which product. */
    dryRun: z._default(flagParameter, false),
  }),
  rawBody: { mediaType: 'application/zip', schema: { type: 'string' } },
  answer: z.object({
    acknowledged: z.literal(true),
    products: z.int(),
    pictures: z.int(),
    refused: z.array(z.object({ file: z.string(), message: z.string() })),
  }),
  refusals: [413, 415, 422],
});
