import * as paths from '@/config/paths';

/** Machines on a page of their list. */
export const MACHINES_ON_PAGE = 48;

/** The names of the parameters that change the list. */
export const MACHINES_PARAMETERS = ['q', 'category', 'page', paths.SERIAL];

/** The parameters in the address of the list of machines. */
export interface MachinesAddress {
  q: string;
  category: string | undefined;
  /** Counted from 0. */
  page: number;
  /** The serial number of the machine that is looked for. */
  serial: string | undefined;
}

/** Returns a text without spaces around it; undefined if nothing is left. */
function textOf(value: string | null | undefined): string | undefined {
  const text = value?.trim();
  return text === '' ? undefined : text;
}

/** Returns the serial number in an address. */
export const serialIn = (search: URLSearchParams): string | undefined =>
  textOf(search.get(paths.SERIAL));

/** Reads an address of the list of machines; `serial` is the serial number in its path. */
export function machinesAddressOf(search: URLSearchParams, serial?: string): MachinesAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    q: textOf(search.get('q')) ?? '',
    category: textOf(search.get('category')),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    serial: textOf(serial) ?? serialIn(search),
  };
}

/** Writes an address of the list of machines, without what is not chosen. */
export function machinesHref({ q, category, page, serial }: MachinesAddress): string {
  const search = new URLSearchParams();
  if (serial !== undefined) search.set(paths.SERIAL, serial);
  if (q !== '') search.set('q', q);
  if (category !== undefined) search.set('category', category);
  if (page > 0) search.set('page', String(page + 1));
  return search.size === 0 ? paths.machines : `${paths.machines}?${search.toString()}`;
}

/** The last page of a list of machines, counted from 0. */
export const lastPageOf = ({ count }: { count: number }): number =>
  Math.max(Math.ceil(count / MACHINES_ON_PAGE) - 1, 0);
