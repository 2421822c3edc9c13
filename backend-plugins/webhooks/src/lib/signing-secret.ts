import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** Creates a secret in the format of the Standard Webhooks scheme. */
export const newSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`;
