import ipaddr from 'ipaddr.js';

/** The IPv6 range of the public internet, and the parts of it for protocols, tests and documentation. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const NOT_HOSTS = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Served by the host of a virtual machine (Azure), although the range is public. */
const CLOUD_HOSTS = new Set(['168.63.129.16']);

/**
 * Whether an address is on the public internet. Excludes loopback, private, link-local, metadata, multicast and
 * reserved addresses, and IPv6 addresses that embed an IPv4 address (NAT64, 6to4, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // reads ::ffff:10.0.0.1 as 10.0.0.1
  if (address instanceof ipaddr.IPv6) {
    if (!address.match(GLOBAL_UNICAST)) return false;
    if (NOT_HOSTS.some((range) => address.match(range))) return false;
  }
  return address.range() === 'unicast' && !CLOUD_HOSTS.has(address.toString());
}

/** Whether an address is a loopback address in IPv4, IPv6 or mapped form. */
export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
