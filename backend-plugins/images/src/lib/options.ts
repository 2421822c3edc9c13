import { z } from 'zod';

const s3Schema = z.object({
  bucket: z.string().min(1),
  region: z.string().min(1),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
  /** Of an S3-compatible service; Amazon's own without it. */
  endpoint: z.url().optional(),
  /** Where browsers get the bucket's objects; without it the backend hands them out itself. */
  publicUrl: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
});

/** The plugin's options; parsing throws where one is missing or wrong. */
export const optionsSchema = z.object({
  /** The backend's own address, as browsers reach it. */
  backendUrl: z.url(),
  /** Folder of the pictures; without an S3 bucket. */
  directory: z.string().min(1),
  s3: s3Schema.optional(),
});

export type S3Options = z.infer<typeof s3Schema>;
