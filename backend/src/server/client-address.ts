import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: what one household or machine is given as a whole. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Whom to count a request for that has no account: its IPv4 address or its IPv6 network. `ip` is a
 * forwarded address only where the settings name the proxies in front.
 */
export function clientAddress(ip = ''): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(address) ? networkOf(address.toLowerCase()) : address;
}
