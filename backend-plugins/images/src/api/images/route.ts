import { handle } from '@harrow/http';
import { atMost } from '../../lib/at-once';
import { uploadImage } from '../../lib/operations';
import { readUpload } from '../../lib/read-upload';
import type ImageService from '../../services/image';

/** A file is in memory from its first byte until it is stored: 160 MB at the most. */
const upTo32 = atMost(32);

export const POST = handle(uploadImage, ({ req, scope }) =>
  upTo32(async () => {
    const images = scope.resolve<ImageService>('imageService');
    const { image } = await images.save(await readUpload(req));
    return { data: image, success: true as const, status: 200 as const };
  }),
);
