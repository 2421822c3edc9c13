import { createServer } from 'node:net';
import { freePort } from '../src/free-port.ts';

it('returns free ports outside of the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});
