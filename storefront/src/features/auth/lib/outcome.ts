/**
 * How a form's call to the identity provider ended; `message` is for the person at the form, empty
 * where there is nothing to say.
 */
export type Outcome<T = object> = ({ ok: true } & T) | { ok: false; message: string };
