import { isPublicAddress } from '../src/lib/public-address';
import { addressProblem, INSIDE } from '../src/lib/receiver-address';

const INNER_ADDRESSES = [
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254', // the metadata of clouds
  '168.63.129.16', // the host of a cloud
  '192.0.0.192', // metadata, too
  '100.100.100.200',
  '100.64.0.1',
  '::ffff:168.63.129.16',
  '64:ff9b::a83f:8110',
  '2002:a83f:8110::',
  '192.88.99.1', // the relay of 6to4
  'fd00:c1::a9fe:a9fe',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '240.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254', // the metadata of a cloud
  'fec0::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001::7f00:1',
  '2001:db8::1',
  '2001:2::1', // benchmarks
  '2001:20::1', // identifiers of no host
  '3fff::1', // documentation
  'ff02::1',
  '5f00::1',
  '100::1',
];

it.each(INNER_ADDRESSES)('takes %s for an address inside the network', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const host = address.includes(':') ? `[${address}]` : address;
  expect(addressProblem(`https://${host}/hook`, false)).toBe(INSIDE);
  expect(addressProblem(`https://${host}/hook`, true)).toBe(INSIDE);
});

it.each(['93.184.216.34', '8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])(
  'takes %s for one of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  'https://0x7f.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://168.63.129.16./',
  'https://0xa83f8110/',
  'https://2822734096/',
  'https://0250.077.0201.020/',
  'https://%31%32%37.0.0.1/',
  'https://[::a9fe:a9fe]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[0:0:0:0:0:ffff:7f00:1]/',
  'https://１２７.０.０.１/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://shop.localhost/',
  'https://backend/',
  'https://backend./',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://nas.home.arpa/',
  'https://localhost.localdomain/',
])('refuses %s, which is inside the network', (url) => {
  expect(addressProblem(url, false)).toBe(INSIDE);
});

it.each([
  ['http://example.com/', 'This must be an https:// address.'],
  ['http://93.184.216.34/', 'This must be an https:// address.'],
  ['ftp://example.com/', 'This must be an https:// address.'],
  ['file:///etc/passwd', 'This must be an https:// address.'],
  ['example.com', 'This must be an https:// address.'],
  ['https://example.com:0/', 'This must not have the port 0.'],
  ['https://example.com:00/', 'This must not have the port 0.'],
  ['http://127.0.0.1:0/', 'This must not have the port 0.'],
  ['https://user@example.com/', 'This must not contain a password.'],
  ['https://user:word@example.com/', 'This must not contain a password.'],
  ['https://127.0.0.1@example.com/', 'This must not contain a password.'],
])('refuses %s: %s', (url, problem) => {
  expect(addressProblem(url, false)).toBe(problem);
  expect(addressProblem(url, true)).toBe(problem);
});

it.each(['https://example.com/hooks/shop?key=1', 'https://erp.example.co.uk:8443/'])(
  'accepts %s',
  (url) => {
    expect(addressProblem(url, false)).toBeNull();
  },
);

it.each(['http://127.0.0.1:4000/', 'http://localhost:4000/', 'http://[::1]:4000/'])(
  'accepts %s only where the setting allows it',
  (url) => {
    expect(addressProblem(url, true)).toBeNull();
    expect(addressProblem(url, false)).toBe(INSIDE);
  },
);
