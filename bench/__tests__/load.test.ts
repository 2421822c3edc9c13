import { createServer, type RequestListener } from 'node:http';
import { listen } from '@harrow/processes/listen';
import { flood } from '@harrow/testing/flood';
import { requestsPerSecond, sendRequests } from '../load.ts';

const SHORT = { seconds: 0.2, most: 4 };

async function served<Result>(answer: RequestListener, use: (url: string) => Promise<Result>) {
  const server = createServer(answer);
  const port = await listen(server, { host: '127.0.0.1', port: 0 }, '');
  try {
    return await use(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the load', () => {
  it('counts what is served', async () => {
    const rate = await served(
      (_req, res) => res.end('x'),
      (url) => requestsPerSecond(url, SHORT),
    );
    expect(rate).toBeGreaterThan(SHORT.most);
  });

  it('leaves nothing behind at a server that is slow even for one', async () => {
    let [open, most] = [0, 0];
    const slow: RequestListener = (_req, res) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        res.end('x');
      }, 400);
    };
    await served(slow, (url) => requestsPerSecond(url, SHORT));
    expect(open).toBe(0);
    expect(most).toBeLessThan(SHORT.most);
  });

  it('takes no refusal for an answer', async () => {
    const refuse: RequestListener = (_req, res) => res.writeHead(429).end();
    await expect(served(refuse, (url) => requestsPerSecond(url, SHORT))).rejects.toThrow('failed');
    await expect(served(refuse, (url) => sendRequests(url, ['/'], 2))).rejects.toThrow('failed');
  });
});

describe('a flood', () => {
  it('waits for the last answers and counts each of them', async () => {
    let answered = 0;
    const { placed } = await flood({ buyers: 3, seconds: 0.05 }, async () => {
      await new Promise(setImmediate);
      answered += 1;
    });
    expect(placed).toBe(answered);
    expect(placed).toBeGreaterThanOrEqual(3);
  });
});
