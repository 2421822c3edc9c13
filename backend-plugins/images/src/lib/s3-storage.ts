import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3Service from 'medusa-file-s3/dist/services/s3';
import { CACHE_CONTROL, type ImageFile, type ImageStorage } from './image-storage';
import type { S3Options } from './options';

type Logger = { error(message: string): void };

/** In milliseconds, for each of two attempts. */
const TIMEOUTS = { connectionTimeout: 3000, requestTimeout: 10_000, socketTimeout: 10_000 };

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey';

/** Medusa's S3 plugin, with two changes that it has no options for. */
class Bucket extends S3Service {
  /**
   * Omits the ACL, because most buckets have ACLs disabled and reject uploads with one, and adds
   * `Cache-Control`, because an image never changes under its name.
   */
  protected override getClient() {
    const client = super.getClient();
    client.middlewareStack.add(
      (next, { commandName }) =>
        (call) => {
          if (commandName !== 'PutObjectCommand') return next(call);
          const input = { ...call.input, ACL: undefined, CacheControl: this.cacheControl_ };
          return next({ ...call, input });
        },
      { step: 'initialize' },
    );
    return client;
  }
}

/** Stores images in a bucket of Amazon S3 or an S3-compatible service. */
export class S3Storage implements ImageStorage {
  private readonly bucket: Bucket;

  constructor(options: S3Options, logger: Logger, timeouts = TIMEOUTS) {
    const { endpoint } = options;
    this.bucket = new Bucket(
      { logger },
      {
        bucket: options.bucket,
        region: options.region,
        access_key_id: options.accessKeyId,
        secret_access_key: options.secretAccessKey,
        cache_control: CACHE_CONTROL,
        aws_config_object: {
          endpoint,
          forcePathStyle: endpoint !== undefined, // few other services have a host name per bucket
          maxAttempts: 2,
          requestHandler: { ...timeouts, throwOnRequestTimeout: true }, // it only warns by default
          // some services do not support the checksums that Amazon has added
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        },
      },
    );
  }

  async write(files: readonly ImageFile[]): Promise<void> {
    await Promise.all(files.map((file) => this.put(file)));
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await this.bucket.getDownloadStream({ fileKey: name }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    // the plugin reads `file_key` and swallows errors
    await this.bucket.delete({ fileKey: name, file_key: name });
    if (await this.read(name)) throw new Error(`${name} could not be removed.`);
  }

  private async put({ name, bytes }: ImageFile): Promise<void> {
    const { name: base, ext } = path.parse(name);
    const { writeStream, promise } = await this.bucket.getUploadStreamDescriptor({
      name: base,
      ext: ext.slice(1),
      contentType: 'image/webp',
    });
    writeStream.end(bytes);
    await promise;
  }
}
