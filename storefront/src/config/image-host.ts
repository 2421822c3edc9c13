import { z } from 'zod/mini';
import { buildEnv } from './build-env';
import { settings } from './settings';

const text = z.string().check(z.minLength(1));

const hostSchema = z.object({
  VITE_IMAGE_HOST_URL: text,
  VITE_IMAGE_HOST_KEY: z.optional(z.string()),
});

/** Where pictures are uploaded to. */
export interface ImageHost {
  url: string;
  /** Whether it is the shop's own, which asks who is signed in; nobody else must see that token. */
  isOwn: boolean;
}

/** The public image host of the build's variables, with its key in the query; else the backend. */
export function imageHost(env: Record<string, unknown> = buildEnv): ImageHost {
  const host = hostSchema.safeParse(env);
  if (!host.success) return { url: `${settings.backendUrl}/images`, isOwn: true };
  const url = new URL(host.data.VITE_IMAGE_HOST_URL);
  const key = host.data.VITE_IMAGE_HOST_KEY;
  if (key) url.searchParams.set('key', key);
  return { url: url.href, isOwn: false };
}
