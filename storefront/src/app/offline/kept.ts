import { baseOf, type Language } from '../../../server/page-languages.ts';
import * as paths from '@/config/paths';
import { completeCaches, KEPT_AT, keptAnswer } from '@/features/field/lib/kept-cache';

/** The address of a call about a machine or one of its figures. */
const CALL = /\/machines\/([^/]+)(?:\/figures\/([^/]+))?$/;

/** The answers that a page was rendered from. */
const DATA = /id="harrow-data">([^<]*)</;
const TIME = new RegExp(`${KEPT_AT}="([^"]*)"`);

/** Whether the address is that of a call about a machine, which a kept page can answer. */
export const isMachineCall = (pathname: string): boolean => CALL.test(pathname);

interface Served {
  queries: { queryKey: unknown[]; state: { data: unknown } }[];
}

/** The answer of a kept page to a call, with the time when it was kept. */
interface KeptData {
  keptAt: string;
  response: Response;
}

/**
 * Answers a call about a machine or a figure from the page that is kept of it in a language; undefined if none is.
 */
export async function keptData(address: string, language: Language): Promise<KeptData | undefined> {
  const { pathname, searchParams } = new URL(address);
  const [, handle = '', number] = CALL.exec(pathname) ?? [];
  const path = number === undefined ? paths.machine(handle) : paths.figure(handle, number);
  const serial = searchParams.get(paths.SERIAL) ?? undefined;
  const page = await keptAnswer(baseOf(language) + paths.forSerial(path, serial));
  const html = (await page?.text()) ?? '';
  const [, keptAt] = TIME.exec(html) ?? [];
  const [, json] = DATA.exec(html) ?? [];
  if (keptAt === undefined || json === undefined) return undefined;
  const kind = number === undefined ? 'machine' : 'machine-figure';
  const query = (JSON.parse(json) as Served).queries.find(({ queryKey }) => queryKey[0] === kind);
  return query && { keptAt, response: Response.json(query.state.data) };
}

/** A page that is readable without a connection. */
export interface KeptLink {
  href: string;
  name: string;
}

/** Lists the books that are kept, for the page without a connection. */
export async function keptLinks(): Promise<KeptLink[]> {
  const complete = await completeCaches();
  const manifests = await Promise.all(
    complete.map(async ({ manifest }) => (await manifest.json()) as Partial<Manifest>),
  );
  return manifests.flatMap(({ base = '', handle, name, serial }) =>
    handle !== undefined && name !== undefined
      ? {
          href: base + paths.forSerial(paths.machine(handle), serial ?? undefined),
          name: serial ? `${name}, ${serial}` : name,
        }
      : [],
  );
}

/** The manifest of a kept book, written by this release or an earlier one. */
interface Manifest {
  /** The beginning of the addresses of its pages, for its language. */
  base: string;
  handle: string;
  name: string;
  serial: string | null;
}
