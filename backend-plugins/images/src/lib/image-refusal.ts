import { ShopError } from '@harrow/http';

/** The largest file that is taken, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;

export const tooLarge = () => new ShopError('too_large', 'A picture may have at most 5 MB.');

/** A picture that breaks a rule, told at the field that it came in. */
export const badImage = (message: string, cause?: unknown) =>
  new ShopError('invalid_body', message, { fields: { image: message }, cause });
