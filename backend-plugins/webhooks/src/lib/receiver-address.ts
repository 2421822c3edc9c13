import ipaddr from 'ipaddr.js';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Names known only inside the network or on the computer of the shop. */
const INNER_NAME =
  /^[^.]*\.?$|\.(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)\.?$/i;
const OWN_NAME = /^([\w-]+\.)*localhost\.?$/i;

/** The reason for refusing an address. */
export const INSIDE = 'This address is inside the network.';

/** Returns the host of a URL without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a name or a literal address means this computer. */
export const isOwnHost = (host: string): boolean => OWN_NAME.test(host) || isLoopbackAddress(host);

/**
 * Returns the problem with the address of a receiver, or null. The address must use https and have a public host;
 * with `allowsLoopback`, http to this computer is allowed too. Names also need a lookup.
 */
export function addressProblem(text: string, allowsLoopback: boolean): string | null {
  // the parser turns 0x7f.1, 2130706433 and 017700000001 into 127.0.0.1
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return 'This must be an https:// address.';
  if (url.username || url.password) return 'This must not contain a password.';
  if (url.port === '0') return 'This must not have the port 0.';
  const host = hostOf(url);
  if (isOwnHost(host)) return allowsLoopback && url.protocol === 'http:' ? null : INSIDE;
  if (ipaddr.isValid(host)) {
    if (!isPublicAddress(host)) return INSIDE;
  } else if (INNER_NAME.test(host)) return INSIDE;
  return url.protocol === 'https:' ? null : 'This must be an https:// address.';
}

/** Whether the host of a URL needs a lookup: literal addresses and this computer do not. */
export const isNamed = (url: URL, allowsLoopback: boolean): boolean =>
  !ipaddr.isValid(hostOf(url)) && !(allowsLoopback && isOwnHost(hostOf(url)));
