import type { AnswerHeaders } from './http/shop-client';

/** The number of entries of the whole list, if an answer holds one page; 0 without the header. */
export function totalIn(headers: AnswerHeaders): number {
  const { 'x-total-count': total } = headers;
  return typeof total === 'string' ? Number(total) : 0;
}

/** The version of what an answer holds, for `If-Match`; undefined without the header. */
export function tagIn(headers: AnswerHeaders): string | undefined {
  const { etag } = headers;
  return typeof etag === 'string' ? etag : undefined;
}

/** Calls the server, and returns the answer with the version of what it holds. `send` passes its argument to `call`. */
export async function withTag<Data>(
  send: (request: { onHeaders: (headers: AnswerHeaders) => void }) => Promise<Data>,
): Promise<{ data: Data; tag: string | undefined }> {
  let tag: string | undefined;
  const data = await send({ onHeaders: (headers) => (tag = tagIn(headers)) });
  return { data, tag };
}

/** Headers of a change that is refused (412) unless its author has seen the current version. */
export const ifMatch = (tag: string | undefined): Record<string, string> | undefined =>
  tag === undefined ? undefined : { 'If-Match': tag };
