import { clientAddress } from '../src/edge/client-address';

it.each([
  '1.2.3.4',
  '::ffff:1.2.3.4',
  '::FFFF:1.2.3.4',
  '::ffff:102:304',
  '0:0:0:0:0:ffff:102:304',
])('counts %s as an IPv4 address', (ip) => {
  expect(clientAddress(ip)).toBe('1.2.3.4');
});

it.each([
  '2001:db8:1:2::1',
  '2001:DB8:1:2:ffff::9',
  '2001:0db8:0001:0002::1',
  '2001:db8:1:2::1%eth0.7',
])('counts %s as its /64 network', (ip) => {
  expect(clientAddress(ip)).toBe('2001:db8:1:2::/64');
});

it('tells neighboring networks apart', () => {
  expect(clientAddress('2001:db8:1:3::1')).not.toBe(clientAddress('2001:db8:1:2::1'));
});

it.each(['', 'unknown', '1.2.3.4:80'])('leaves %j unchanged, which is not an address', (ip) => {
  expect(clientAddress(ip)).toBe(ip);
});
