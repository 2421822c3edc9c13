import path from 'node:path';
import type { Environment } from './environment';

const BACKEND = path.resolve(__dirname, '..', '..');

/** The default for development; production requires a directory or a bucket. */
const DEFAULT_DIRECTORY = 'uploads/images';

function s3Options(environment: Environment) {
  if (!environment.S3_BUCKET) return undefined;
  return {
    bucket: environment.S3_BUCKET,
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    endpoint: environment.S3_ENDPOINT,
    publicUrl: environment.S3_PUBLIC_URL,
  };
}

/** The options of `@harrow/images`: a bucket if one is configured, otherwise a folder. */
export const imageOptions = (environment: Environment, backendUrl: string) => ({
  backendUrl,
  directory: path.resolve(BACKEND, environment.IMAGE_DIRECTORY ?? DEFAULT_DIRECTORY),
  s3: s3Options(environment),
});
