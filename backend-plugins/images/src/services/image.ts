import { createHash } from 'node:crypto';
import { ShopError } from '@harrow/http';
import { inTurn } from '../lib/at-once';
import {
  IMAGE_SIZES,
  imageName,
  type ImageSize,
  isImageKey,
  isImageName,
  LARGEST_SIZE,
} from '../lib/image-name';
import type { ImageStorage } from '../lib/image-storage';
import { LocalStorage } from '../lib/local-storage';
import type { StoredImage } from '../lib/operations';
import { optionsSchema } from '../lib/options';
import { renderApart } from '../lib/render-apart';
import { S3Storage } from '../lib/s3-storage';

type Logger = { error(message: string): void };

const noSuchImage = () => new ShopError('not_found', 'There is no such picture.');

/** The pictures that people upload. They are never kept as they came, only as rendered anew. */
export default class ImageService {
  private readonly logger: Logger;
  private readonly storage: ImageStorage;
  private readonly baseUrl: string;
  /** One at a time: the machine must hold the memory of one picture, not of a flood of them. */
  private readonly render = inTurn();

  constructor({ logger }: { logger: Logger }, options: unknown) {
    const { backendUrl, directory, s3 } = optionsSchema.parse(options);
    this.logger = logger;
    this.storage = s3 ? new S3Storage(s3, logger) : new LocalStorage(directory);
    this.baseUrl = s3?.publicUrl ?? new URL('/images', backendUrl).href;
  }

  /**
   * Checks a file by its content, renders and stores it. The same file gets the same addresses
   * again. Throws `unsupported_media_type`, `invalid_body`, or `unavailable` where it cannot be kept.
   */
  async save(bytes: Buffer): Promise<{ key: string; image: StoredImage }> {
    const { width, height, renditions } = await this.render(() => renderApart(bytes));
    const key = createHash('sha256').update(bytes).digest('hex');
    const files = renditions.map(({ size, bytes }) => ({ name: imageName(key, size), bytes }));
    await this.stored('write', this.storage.write(files));
    const urlOf = (size: ImageSize) => `${this.baseUrl}/${imageName(key, size)}`;
    const variants = renditions.map(({ size, width, height }) => ({
      url: urlOf(size),
      width,
      height,
    }));
    return { key, image: { url: urlOf(LARGEST_SIZE), width, height, variants } };
  }

  /** The file of this name. Throws `not_found`. */
  async read(name: string): Promise<Buffer> {
    const bytes = isImageName(name) && (await this.stored('read', this.storage.read(name)));
    if (!bytes) throw noSuchImage();
    return bytes;
  }

  /** Removes a picture in all of its sizes, whoever shows it. Throws `not_found`. */
  async remove(key: string): Promise<void> {
    if (!isImageKey(key)) throw noSuchImage();
    for (const size of IMAGE_SIZES) {
      await this.stored('remove', this.storage.remove(imageName(key, size)));
    }
  }

  private async stored<T>(verb: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (cause) {
      this.logger.error(`Cannot ${verb} a picture: ${String(cause)}`);
      throw new ShopError('unavailable', 'Pictures are out of reach. Try again in a moment.', {
        retryAfterSeconds: 60,
        cause,
      });
    }
  }
}
