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
