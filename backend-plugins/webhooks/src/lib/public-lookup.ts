import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';
import { isOwnHost } from './receiver-address';

/** Returns the addresses of a name; empty if it has none. */
export type Resolve = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 2000;

/**
 * Asks the name servers. Unlike the lookup of the operating system, it uses no thread of the small pool for files
 * and passwords, and ignores the hosts file.
 */
export async function resolveName(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [refused] = answers.filter((answer) => answer.status === 'rejected');
  if (found.length === 0 && refused) throw refused.reason;
  return found;
}

/** The name has an address outside of the public internet. */
class InsideNetworkError extends Error {
  readonly code = 'INSIDE_NETWORK';
}

class NameNotFoundError extends Error {
  readonly code = 'ENOTFOUND';
}

/** Throws unless the name has addresses, all on the public internet. */
export async function publicAddressesOf(name: string, resolve: Resolve): Promise<string[]> {
  const found = await resolve(name);
  if (found.length === 0) throw new NameNotFoundError('The name has no address.');
  if (!found.every(isPublicAddress)) {
    throw new InsideNetworkError('The name has an address inside the network.');
  }
  return found;
}

const familyOf = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);

/**
 * Creates the lookup function of sockets. Sockets connect to the checked addresses, so DNS rebinding has no
 * effect.
 */
export function publicLookup(resolve: Resolve, allowsLoopback: boolean): LookupFunction {
  const addressesOf = async (name: string) =>
    allowsLoopback && isOwnHost(name) ? ['127.0.0.1', '::1'] : publicAddressesOf(name, resolve);
  return (name, options, callback) => {
    addressesOf(name).then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: familyOf(address) }));
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, options.all ? [] : ''),
    );
  };
}

/** Whether a name has an address inside the network now; false if the lookup fails. */
export async function isInsideNetwork(name: string, resolve: Resolve): Promise<boolean> {
  try {
    await publicAddressesOf(name, resolve);
    return false;
  } catch (error) {
    return error instanceof InsideNetworkError;
  }
}
