import * as z from 'zod/mini';
import { LANGUAGE } from '@/messages/en/language';

/** The files that pages of machines may load later. The build writes it (`vite/field-files.ts`). */
const LATER_FILES = `/field-files.${LANGUAGE}.json`;

/** Asks for a document that the server renders now, not for the answer of a call. */
export const PAGE: RequestInit = { cache: 'no-store', headers: { accept: 'text/html' } };

/** Loads a file or a page of the shop. Throws if it is not there, or somewhere else. */
export async function load(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(new URL(address, window.location.href), init);
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Lists the files that pages of this release may load later. */
export async function laterFiles(): Promise<string[]> {
  const answer = await load(LATER_FILES, { cache: 'no-cache' });
  return z.array(z.string()).parse(await answer.json());
}
