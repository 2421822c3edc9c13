import { ShopError } from '@harrow/plugin-kit';

/** The maximum size of an upload, in bytes. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

export const tooLarge = () => new ShopError('too_large', 'An image may be at most 5 MB.');

/** An image that breaks a rule; the message is attached to the form field. */
export const badImage = (message: string, cause?: unknown) =>
  new ShopError('invalid_body', message, { fields: { image: message }, cause });
