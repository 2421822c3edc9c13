import { handle } from '@harrow/http';
import { CACHE_CONTROL } from '../../../lib/image-storage';
import { getImage } from '../../../lib/operations';
import type ImageService from '../../../services/image';

export const GET = handle(getImage, async ({ parameters: { name }, res, scope }) => {
  const bytes = await scope.resolve<ImageService>('imageService').read(name);
  res.set({
    'Cache-Control': CACHE_CONTROL,
    ETag: `"${name}"`,
    'Accept-Ranges': 'none',
    // opened on its own it is a picture and nothing else, whatever a browser makes of its bytes
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  return bytes;
});
