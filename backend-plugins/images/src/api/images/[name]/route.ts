import { handle } from '@harrow/plugin-kit';
import { getImage } from '@harrow/contract';
import { CACHE_CONTROL } from '../../../lib/image-storage';

export const GET = handle(getImage, async ({ parameters: { name }, res, services }) => {
  const bytes = await services.imageService.read(name);
  res.set({
    'Cache-Control': CACHE_CONTROL,
    ETag: `"${name}"`,
    'Accept-Ranges': 'none',
    // browsers must not treat the response as anything but an image
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  return bytes;
});
