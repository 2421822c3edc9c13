import { readRedisAddress } from '../src/config/redis-address';

it('reads one server as it is', () => {
  const url = 'rediss://shop:secret@redis.internal:6380/2';
  expect(readRedisAddress(url)).toEqual({ kind: 'single', url });
});

it('reads sentinels, the name of the primary, its database and both passwords', () => {
  const url =
    'redis+sentinel://shop:p%40ss%3A@one:26380,two,[fd00::1]:26379/harrow/3?sentinelPassword=a%26b';
  expect(readRedisAddress(url)).toEqual({
    kind: 'sentinel',
    url,
    hosts: [
      { host: 'one', port: 26_380 },
      { host: 'two', port: 26_379 },
      { host: 'fd00::1', port: 26_379 },
    ],
    username: 'shop',
    password: 'p@ss:',
    name: 'harrow',
    db: 3,
    sentinelPassword: 'a&b',
    tls: false,
  });
});

it('reads the nodes of a cluster, with TLS', () => {
  const url = 'rediss+cluster://:secret@one, two:7000/';
  expect(readRedisAddress(url)).toEqual({
    kind: 'cluster',
    url,
    hosts: [
      { host: 'one', port: 6379 },
      { host: 'two', port: 7000 },
    ],
    username: undefined,
    password: 'secret',
    tls: true,
  });
});

it.each([
  ['localhost:6379', 'must be redis://'],
  ['https://redis.internal', 'must be redis://'],
  ['redis://one:6379,two:6379', 'must be redis://'],
  ['redis+sentinels://one/harrow', 'must be redis://'],
  ['redis+sentinel://one:26379', 'must name the primary'],
  ['redis+sentinel://one:26379/', 'must name the primary'],
  ['redis+sentinel://one/harrow/first', 'must end with the name of the primary'],
  ['redis+sentinel://one/harrow/0/1', 'must end with the name of the primary'],
  ['redis+sentinel://one/harrow?password=hush', 'must have no option but sentinelPassword'],
  ['redis+sentinel://one,,two/harrow', 'must list hosts'],
  ['redis+cluster://one:seven', 'must list hosts'],
  ['redis+cluster://one:70000', 'must list hosts'],
  ['redis+cluster://one:6379/1', 'must end with the hosts'],
])('refuses %s and says why, without the value', (url, reason) => {
  expect(() => readRedisAddress(url)).toThrow(reason);
  expect(() => readRedisAddress(url)).not.toThrow(/hush|:seven|70000/);
});
