import { z } from 'zod';

const s3Schema = z.object({
  bucket: z.string().min(1),
  region: z.string().min(1),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
  /** URL of an S3-compatible service; Amazon S3 by default. */
  endpoint: z.url().optional(),
  /** The URL at which browsers reach the bucket; without it, the backend serves the images. */
  publicUrl: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
});

/** The plugin's options; parsing throws if one is missing or invalid. */
export const optionsSchema = z.object({
  /** The backend's public URL. */
  backendUrl: z.url(),
  /** The image folder, used without an S3 bucket. */
  directory: z.string().min(1),
  s3: s3Schema.optional(),
});

/** The part of the plugin's options that is about private files. */
export const privateFilesSchema = z.object({
  /** The backend's public URL. */
  backendUrl: z.url(),
  /** The folder of private files; without one there are none. */
  privateDirectory: z.string().min(1).optional(),
  /** The first one signs links, all of them verify. */
  linkSecrets: z.array(z.string().min(32)).min(1),
});

export type S3Options = z.infer<typeof s3Schema>;
