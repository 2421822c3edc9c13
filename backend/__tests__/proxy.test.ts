import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { proxyHeaders } from '@harrow/storefront/server/proxy-headers';
import {
  describeWithNginx,
  startNginxServer,
  type NginxServer,
} from '@harrow/testing/nginx-server';

const API_HOST = 'api.localhost';
const ORIGINS = ['https://shop.localhost', 'https://www.shop.localhost'];

/** Requests that the stand-in for the backends holds until they are released. */
const held: (() => void)[] = [];

let backend: Server;
let proxy: NginxServer;

type Refusal = { status: number; headers: Map<string, string[]>; body: string };

function parse(answer: string): Refusal {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/);
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return { status: Number(first.split(' ')[1]), headers, body };
}

/** Sends raw bytes, for requests that no client would make. */
async function send(line: string, lines: string[] = [], body = ''): Promise<Refusal> {
  const socket = connect({
    port: proxy.httpsPort,
    servername: API_HOST,
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  const answer: string[] = [];
  socket.on('data', (chunk: Buffer) => {
    answer.push(chunk.toString());
    socket.end(); // otherwise the proxy waits for the rest of a rejected body
  });
  socket.write([line, `Host: ${API_HOST}`, 'Connection: close', ...lines, '', body].join('\r\n'));
  await once(socket, 'close');
  return parse(answer.join(''));
}

describeWithNginx('the proxy’s own response', () => {
  const stopped = stoppedAfterwards();
  beforeAll(async () => {
    backend = createServer((req, res) => {
      res.setHeader('content-type', 'application/json');
      if (req.url === '/held') held.push(() => res.end('{}'));
      else res.writeHead(req.url === '/teapot' ? 418 : 200).end('{"own":true}');
    }).listen(0, '127.0.0.1');
    stopped(backend, () => backend.close());
    await once(backend, 'listening');
    const address = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
    const starting = startNginxServer(
      {
        API_HOST,
        BACKEND_URL: `https://${API_HOST}`,
        STOREFRONT_URL: ORIGINS.join(', '),
        BACKEND_1: address,
        BACKEND_2: address,
        STOREFRONT_1: address,
        STOREFRONT_2: address,
      },
      proxyHeaders(),
      (configuration) =>
        configuration.replace('limit_conn addresses 1000', 'limit_conn addresses 1'),
    );
    proxy = stopped(await starting);
  });

  const long = 'x'.repeat(40_000);
  const refusals: [string, number, string, () => Promise<Refusal>][] = [
    ['an unreadable request', 400, 'bad_request', () => send('GET / HTTP/1.1', ['no header'])],
    [
      'a header that is too long',
      400,
      'bad_request',
      () => send('GET / HTTP/1.1', [`X-A: ${long}`]),
    ],
    ['a closed path', 404, 'not_found', () => send('GET /metrics HTTP/1.1')],
    ['an unknown method', 405, 'method_not_allowed', () => send('TRACE / HTTP/1.1')],
    [
      'a large body',
      413,
      'too_large',
      () => send('POST /images HTTP/1.1', ['Content-Length: 7000000']),
    ],
    ['a long address', 414, 'uri_too_long', () => send(`GET /${long} HTTP/1.1`)],
    [
      'too many connections',
      429,
      'too_many_requests',
      async () => {
        const holding = send('GET /held HTTP/1.1');
        while (held.length === 0) await once(backend, 'request');
        const refused = await send('GET / HTTP/1.1');
        held.splice(0).forEach((release) => release());
        await holding;
        return refused;
      },
    ],
    [
      'unavailable backends',
      503,
      'unavailable',
      async () => {
        const { port } = backend.address() as AddressInfo;
        backend.closeAllConnections();
        await new Promise((resolve) => backend.close(resolve));
        const refused = await send('GET / HTTP/1.1');
        backend.listen(port, '127.0.0.1');
        await once(backend, 'listening');
        return refused;
      },
    ],
  ];

  it.each(refusals)('to %s is %i in the contract’s shape', async (_title, status, code, ask) => {
    const refusal = await ask();
    expect(refusal.status).toBe(status);
    expect(JSON.parse(refusal.body)).toEqual({ code, message: expect.any(String) as string });
    const header = (name: string) => refusal.headers.get(name);
    expect(header('content-type')).toEqual(['application/json; charset=utf-8']);
    expect(header('strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains']);
    expect(header('x-content-type-options')).toEqual(['nosniff']);
    expect(header('content-security-policy')).toEqual([
      "default-src 'none';frame-ancestors 'none'",
    ]);
    expect(header('retry-after')).toEqual([429, 503].includes(status) ? ['5'] : undefined);
    expect(header('access-control-allow-origin')).toBeUndefined();
  });

  it('can be read only by the storefront’s origins', async () => {
    for (const origin of ORIGINS) {
      const { headers } = await send('GET /metrics HTTP/1.1', [`Origin: ${origin}`]);
      expect(headers.get('access-control-allow-origin')).toEqual([origin]);
      expect(headers.get('access-control-allow-credentials')).toEqual(['true']);
      expect(headers.get('vary')).toEqual(['Origin']);
    }
    const others = [
      'https://evil.example',
      'null',
      'https://shop.localhost.evil.example',
      'https://',
    ];
    for (const origin of others) {
      const { headers } = await send('GET /metrics HTTP/1.1', [`Origin: ${origin}`]);
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, undefined]);
    }
  });

  it('does not affect the backends’ responses, including errors', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/teapot', 418],
    ] as const) {
      const answer = await send(`GET ${path} HTTP/1.1`);
      expect(answer).toMatchObject({ status, body: expect.stringContaining('own') as string });
      for (const name of ['strict-transport-security', 'cache-control', 'x-refused-by']) {
        expect(answer.headers.get(name)).toBeUndefined();
      }
    }
  });
});
