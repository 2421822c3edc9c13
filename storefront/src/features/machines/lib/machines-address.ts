import * as paths from '@/config/paths';

/** Machines on a page of their list. */
export const MACHINES_ON_PAGE = 48;

export const MACHINES_PARAMETERS = ['q', 'category', 'page', paths.SERIAL];

/** What the address of the list of machines asks for. */
export interface MachinesAddress {
  q: string;
  category: string | undefined;
  /** Counted from 0. */
  page: number;
  /** The serial number of the machine that is looked for. */
  serial: string | undefined;
}

const text = (search: URLSearchParams, name: string): string | undefined =>
  search.get(name)?.trim() || undefined;

/** Returns the serial number in an address. */
export const serialIn = (search: URLSearchParams): string | undefined => text(search, paths.SERIAL);

export function machinesAddressOf(search: URLSearchParams): MachinesAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    q: text(search, 'q') ?? '',
    category: text(search, 'category'),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    serial: serialIn(search),
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
