import { createServer } from 'node:net';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { requireFreePorts, takenPort } from '../ports.ts';

const stopped = stoppedAfterwards();

function occupy(host: string, port: number): Promise<void> {
  const server = stopped(createServer(), (it) => it.close());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

it('accepts free ports', async () => {
  await expect(requireFreePorts([['BACKEND_PORT', await freePort()]])).resolves.toBeUndefined();
});

it('names the port, its variable and the process that uses it', async () => {
  const port = await freePort();
  await occupy('127.0.0.1', port);
  await expect(requireFreePorts([['BACKEND_PORT', port]])).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .*\\(process ${process.pid}\\).*set BACKEND_PORT`),
  );
});

it('detects another process on the IPv6 address of localhost', async () => {
  const port = await freePort();
  await occupy('::1', port);
  await expect(requireFreePorts([['STOREFRONT_PORT', port]])).rejects.toThrow(/is taken/);
});

it('omits the process if the system does not reveal it', () => {
  expect(takenPort('BACKEND_PORT', 9000).message).toBe(
    'Port 9000 is taken: stop what uses it, or set BACKEND_PORT to a free port.',
  );
});
