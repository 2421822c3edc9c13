import { getOwnList, saveOwnList } from '@harrow/contract';
import { tagIn } from '@/lib/answer-headers';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import type { ListLines } from '@/lib/list/list-store';

/** The list of the account as the server had it, with its version. */
export interface SeenList {
  lines: ListLines;
  tag: string | undefined;
}

/** Reads the list of the account. */
export async function readOwnList(): Promise<SeenList> {
  let tag: string | undefined;
  const onHeaders = (headers: Parameters<typeof tagIn>[0]) => {
    tag = tagIn(headers);
  };
  const { lines } = await call(getOwnList, { onHeaders });
  return { lines, tag };
}

/** Saves the list of the account; null if another device has changed it since `tag`. */
export async function writeOwnList(lines: ListLines, tag?: string): Promise<SeenList | null> {
  let saved: string | undefined;
  try {
    await call(saveOwnList, {
      body: { lines: [...lines] },
      headers: tag === undefined ? undefined : { 'If-Match': tag },
      onHeaders: (headers) => {
        saved = tagIn(headers);
      },
    });
  } catch (error) {
    if (toApiError(error).status === 412) return null;
    throw error;
  }
  return { lines, tag: saved };
}
