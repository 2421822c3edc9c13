import { z } from 'zod/mini';
import { buildEnv } from './build-env';
import { settings } from './settings';

const text = z.string().check(z.minLength(1));

const hostSchema = z.object({
  VITE_IMAGE_HOST_URL: text,
  VITE_IMAGE_HOST_KEY: z.optional(z.string()),
});

/** The host to which pictures are uploaded. */
interface ImageHost {
  url: string;
  /** Whether this is the shop's own host. Only that one may receive the access token. */
  isOwn: boolean;
}

/** Returns the public image host that the build's variables name, or else the backend. */
export function imageHost(env: Record<string, unknown> = buildEnv): ImageHost {
  const host = hostSchema.safeParse(env);
  if (!host.success) return { url: `${settings.backendUrl}/images`, isOwn: true };
  const url = new URL(host.data.VITE_IMAGE_HOST_URL);
  const key = host.data.VITE_IMAGE_HOST_KEY;
  if (key) url.searchParams.set('key', key);
  return { url: url.href, isOwn: false };
}
