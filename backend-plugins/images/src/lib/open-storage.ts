import type { ImageStorage } from './image-storage';
import { LocalStorage } from './local-storage';
import { optionsSchema } from './options';
import { S3Storage } from './s3-storage';

type Logger = { error(message: string): void };

/** Returns the storage that the plugin's options choose, and the address under which browsers read it. */
export function openStorage(
  options: unknown,
  logger: Logger,
): { storage: ImageStorage; baseUrl: string } {
  const { backendUrl, directory, s3 } = optionsSchema.parse(options);
  return {
    storage: s3 ? new S3Storage(s3, logger) : new LocalStorage(directory),
    baseUrl: s3?.publicUrl ?? new URL('/images', backendUrl).href,
  };
}
