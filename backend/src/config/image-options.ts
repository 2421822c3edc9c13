import path from 'node:path';
import type { Environment } from './environment';

const BACKEND = path.resolve(__dirname, '..', '..');

/** The default for development; production requires a directory or a bucket. */
const DEFAULT_DIRECTORY = 'uploads/images';

/** In the image folder, which all processes share; images have other names, and no folder is served. */
const PRIVATE_FOLDER = 'private';

function s3Options(environment: Partial<Environment>) {
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

const imageDirectory = ({ IMAGE_DIRECTORY }: Partial<Environment>): string =>
  path.resolve(BACKEND, IMAGE_DIRECTORY ?? DEFAULT_DIRECTORY);

/** The folder of private files. There is none by itself beside a bucket, which may be public. */
function privateDirectory(environment: Partial<Environment>): string | undefined {
  const { PRIVATE_FILE_DIRECTORY, S3_BUCKET } = environment;
  if (PRIVATE_FILE_DIRECTORY) return path.resolve(BACKEND, PRIVATE_FILE_DIRECTORY);
  return S3_BUCKET ? undefined : path.join(imageDirectory(environment), PRIVATE_FOLDER);
}

/** The options of `@harrow/images`: a bucket if one is configured, otherwise a folder. */
export const imageOptions = (environment: Partial<Environment>, backendUrl: string) => ({
  backendUrl,
  directory: imageDirectory(environment),
  s3: s3Options(environment),
  privateDirectory: privateDirectory(environment),
  linkSecrets: [environment.COOKIE_SECRET, environment.COOKIE_SECRET_PREVIOUS].filter(Boolean),
});
