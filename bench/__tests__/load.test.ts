import { createServer, type RequestListener } from 'node:http';
import { listen } from '@harrow/processes/listen';
import { flood, offer } from '@harrow/testing/flood';
import { requestsPerSecond, saturate, sendRequests } from '../load.ts';

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

  it('adds up what several servers answer at the same time', async () => {
    const asked = new Set<string | undefined>();
    const { perSecond } = await served(
      (req, res) => {
        asked.add(req.url);
        res.end('x');
      },
      (url) => saturate([`${url}a`, `${url}b`], { seconds: 0.2, each: 2 }),
    );
    expect(perSecond).toBeGreaterThan(0);
    expect([...asked].toSorted()).toEqual(['/a', '/b']);
  });

  it('takes no refusal for an answer', async () => {
    const refuse: RequestListener = (_req, res) => res.writeHead(429).end();
    await expect(served(refuse, (url) => requestsPerSecond(url, SHORT))).rejects.toThrow('failed');
    await expect(
      served(refuse, (url) => saturate([url], { seconds: 0.1, each: 2 })),
    ).rejects.toThrow('failed');
    await expect(
      served(refuse, (url) => sendRequests(url, { paths: ['/'], amount: 2 })),
    ).rejects.toThrow('failed');
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

  it('tells each order the number of its buyer', async () => {
    const buyers = new Set<number>();
    await flood({ buyers: 3, seconds: 0.01 }, async (buyer) => {
      buyers.add(buyer);
      await new Promise(setImmediate);
    });
    expect(buyers).toEqual(new Set([0, 1, 2]));
  });
});

describe('an offered rate', () => {
  it('does not wait for answers before the next order', async () => {
    let [open, most] = [0, 0];
    const all: (() => void)[] = [];
    const place = () => {
      most = Math.max(most, (open += 1));
      return new Promise<void>((resolve) => {
        all.push(() => {
          open -= 1;
          resolve();
        });
        if (all.length === 5) for (const answer of all) answer();
      });
    };
    const { placed } = await offer({ perSecond: 1000, seconds: 0.005 }, place);
    expect([placed, most]).toEqual([5, 5]);
  });

  it('fails if an order fails', async () => {
    const refused = () => Promise.reject(new Error('out of stock'));
    await expect(offer({ perSecond: 1000, seconds: 0.003 }, refused)).rejects.toThrow('stock');
  });
});
