import { getOwnList, saveOwnList } from '@harrow/contract';
import { ifMatch, withTag } from '@/lib/answer-headers';
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
  const { data, tag } = await withTag((request) => call(getOwnList, request));
  return { lines: data.lines, tag };
}

/** Saves the list of the account; null if another device has changed it since `seen`. */
export async function writeOwnList(lines: ListLines, seen?: string): Promise<SeenList | null> {
  const change = { body: { lines: [...lines] }, headers: ifMatch(seen) };
  try {
    const { tag } = await withTag((request) => call(saveOwnList, { ...change, ...request }));
    return { lines, tag };
  } catch (error) {
    if (toApiError(error).status === 412) return null;
    throw error;
  }
}
