import { importPictures } from '@harrow/contract';
import { handle, Semaphore, ShopError } from '@harrow/plugin-kit';
import { readArchive } from '../../../lib/picture-archive';

/** Rendering a picture takes a third of a second. */
const MAX_ANSWER_MS = 600_000;

/** An archive is in memory while its pictures are rendered. */
const oneAtATime = new Semaphore(1, 0, {
  maxWaiting: 0,
  refusal: () =>
    new ShopError('unavailable', 'Other pictures are being stored. Try again in a minute.', {
      retryAfterSeconds: 30,
    }),
});

export const POST = handle(importPictures, async ({ caller, query, req, res, services }) => {
  return await oneAtATime.run(async () => {
    const archive = await readArchive(req);
    res.setTimeout(MAX_ANSWER_MS);
    const { dryRun } = query;
    const { customerId } = caller;
    return await services.productPicturesService.run(archive, { dryRun, customerId });
  });
});
