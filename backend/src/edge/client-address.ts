import { IPv6, isValid, parse } from 'ipaddr.js';

/** Returns the /64 network of an IPv6 address, usually assigned to one customer or machine. */
const networkOf = ({ parts }: IPv6): string =>
  `${new IPv6([...parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;

/**
 * Returns the key for counting requests without an account: the IPv4 address or the IPv6 network.
 * An IPv4-mapped IPv6 address counts as the IPv4 address, however it is written. `ip` is a
 * forwarded address only if the settings name the proxies in front.
 */
export function clientAddress(ip = ''): string {
  const withoutZone = ip.replace(/%.*$/, '');
  if (!isValid(withoutZone)) return ip;
  const address = parse(withoutZone);
  if (!(address instanceof IPv6)) return address.toString();
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : networkOf(address);
}
