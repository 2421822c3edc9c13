import { handle, Semaphores, ShopError } from '@harrow/plugin-kit';
import { uploadImage } from '@harrow/contract';
import { atMost } from '../../lib/upload-limits';
import { readUpload } from '../../lib/read-upload';

const MAX_WAIT_MS = 30_000;

const tooManyUploads = () =>
  new ShopError('too_many_requests', 'Too many uploads at once. Wait for the others to finish.', {
    retryAfterSeconds: 5,
  });

/** Four uploads of an account are read or rendered at once; waiting ones are not read. */
const ofAccount = new Semaphores(4, MAX_WAIT_MS, { maxWaiting: 12, refusal: tooManyUploads });

/** Complete files that wait for the renderer, all in memory: at most 160 MB. */
const upTo32 = atMost(32);

export const POST = handle(uploadImage, ({ caller, req, services }) =>
  ofAccount.run(caller.customerId, async () => {
    const bytes = await readUpload(req); // not counted below: clients may send slowly
    const { image } = await upTo32(() => services.imageService.save(bytes, caller.customerId));
    return { data: image, success: true as const, status: 200 as const };
  }),
);
