import { handle, Semaphores, ShopError } from '@harrow/http';
import { atMost } from '../../lib/at-once';
import { uploadImage } from '../../lib/operations';
import { readUpload } from '../../lib/read-upload';
import type ImageService from '../../services/image';

const MAX_WAIT_MS = 30_000;

const tooMany = () =>
  new ShopError('too_many_requests', 'Too many pictures at once. Wait for those on their way.', {
    retryAfterSeconds: 5,
  });

/** Four uploads of an account are read or rendered at once; those that wait are not read meanwhile. */
const ofAccount = new Semaphores(4, MAX_WAIT_MS, { maxWaiting: 12, refusal: tooMany });

/** Files that have arrived and wait for the renderer, all in memory: 160 MB at the most. */
const upTo32 = atMost(32);

export const POST = handle(uploadImage, ({ caller, req, scope }) =>
  ofAccount.run(caller.customerId, async () => {
    const images = scope.resolve<ImageService>('imageService');
    const bytes = await readUpload(req); // takes no place: clients send as slowly as they like
    const { image } = await upTo32(() => images.save(bytes));
    return { data: image, success: true as const, status: 200 as const };
  }),
);
