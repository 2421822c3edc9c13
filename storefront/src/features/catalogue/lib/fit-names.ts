import type { OwnMachine } from '@harrow/contract';
import type { SearchPage } from '../api/lists';
import type { ListAddress } from './list-address';

/** A list for a machine; its result may still be that of the list before. */
export interface FitPlace {
  address: ListAddress;
  result: SearchPage | undefined;
}

/**
 * Returns what the machine of a list is called: by the visitor, if it is one of theirs, or by the shop, then with its
 * serial number in the long name.
 */
export function fitNames({ address, result }: FitPlace, own: OwnMachine | undefined) {
  const { machine = '', serial } = address;
  if (own?.nickname) return { short: own.nickname, long: own.nickname };
  const found = result?.machine?.handle === machine ? result.machine.name : undefined;
  const name = found ?? own?.machine.name ?? machine;
  return { short: name, long: serial === undefined ? name : `${name}, ${serial}` };
}
