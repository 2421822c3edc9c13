import { z } from 'zod/mini';
import { pictureProblem } from './picture-problem';

/** A picture in a form: a file that is still to be uploaded, the address of one that is, or none. */
export type Picture = File | string | null;

/** Asks for a picture, with `required` if there is none. */
export function pictureSchema(required: string) {
  return z.custom<Picture>().check(({ value, issues }) => {
    const message = value instanceof File ? pictureProblem(value) : value ? null : required;
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });
}
