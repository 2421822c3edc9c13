import { join } from 'node:path';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { stoppedAfterwards } from '@harrow/processes/stop-all';

const stopped = stoppedAfterwards();
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const starting = startChildService({
    title: 'Vite',
    script: join(projectRoot(), 'dev', 'dev', 'vite-main.ts'),
    options: {
      folder: join(projectRoot(), 'storefront'),
      storefront: {
        ...{ host: '127.0.0.1', port, origin },
        backendOrigins: [`http://127.0.0.1:${await freePort()}`],
        config: {
          backendUrl: 'http://localhost:9000',
          firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
          authEmulator: true,
          demonstration: true,
        },
      },
    },
  });
  stopped(await starting);
});

const get = async (path: string, accept = 'text/html') => {
  const response = await fetch(origin + path, { headers: { accept } });
  return { status: response.status, text: await response.text() };
};

describe('the storefront in development', () => {
  it('renders a page at the request, with the tools, the settings and the styles of development', async () => {
    const { status, text } = await get('/blogs');
    expect(status).toBe(200);
    expect(text).toMatch(/<div id="root" data-path="\/blogs"[^>]*><[^]*<h1/);
    expect(text).toContain('/@vite/client');
    expect(text).toContain('"backendUrl":"http://localhost:9000"');
    expect(text).toContain('<link rel="stylesheet" href="/src/styles/index.css">');
  });

  it('serves the sources', async () => {
    expect((await get('/src/styles/index.css', 'text/css')).text).toContain('@font-face');
    expect((await get('/src/app/main.tsx', '*/*')).status).toBe(200);
  });

  it('answers as in production without a backend, and at addresses that lead nowhere', async () => {
    expect((await get('/')).status).toBe(503);
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/robots.txt')).text).toContain('Sitemap');
  });
});
