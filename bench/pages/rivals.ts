import { readFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { listen } from '@harrow/processes/listen';
import { runService } from '@harrow/processes/service-process';
import { BackendReads, type Reply } from '@harrow/storefront/server/backend-reads';
import { DocumentTemplate } from '@harrow/storefront/server/document';
import { KeptPage } from '@harrow/storefront/server/kept-page';
import type { Renderer } from '@harrow/storefront/server/renderer';
import { AS_BROWSER, settingsSchema, type Settings } from './settings.ts';

const optionsSchema = settingsSchema.extend({ paths: z.array(z.string()) });

/** Headers that each server sets itself. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Returns a page as the storefront's server sends it: names and values in turn, and the body's bytes. */
async function sentPage(url: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: AS_BROWSER }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode ?? 0}.`);
  const body = (await buffer(response)).toString('latin1');
  const headers = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name));
  return { headers: headers.flatMap(([name, value]) => [name, String(value)]), body };
}

/** Sends the storefront's bytes, in the form that is fastest for Node: a string with the headers. */
async function fromMemory({ origin, paths }: z.infer<typeof optionsSchema>) {
  const pages = new Map<string, Awaited<ReturnType<typeof sentPage>>>();
  for (const path of paths) pages.set(path, await sentPage(origin + path));
  const answer: RequestListener = ({ url = '' }, res) => {
    const page = pages.get(url);
    if (page) res.writeHead(200, page.headers).end(page.body, 'latin1');
    else res.writeHead(404).end();
  };
  return answer;
}

/** Returns a function that calls the given one once for each argument. */
function once<Result>(read: (path: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>();
  return (path: string) => {
    const result = known.get(path) ?? read(path);
    known.set(path, result);
    return result;
  };
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };

/**
 * Renders and compresses each page at each request, as a server without a cache of pages does. The
 * backend is read once, so that only React and the compression are measured.
 */
async function rendering({ folder, renderFolder, origin, config }: Settings) {
  Object.assign(globalThis, { harrowSettings: config });
  const shop = (await import(pathToFileURL(join(renderFolder, 'shop.mjs')).href)) as Renderer;
  const template = new DocumentTemplate(renderFolder, config, shop.noScript);
  const backend = new BackendReads([new URL(config.backendUrl)]);
  const read = once<Reply>((path) => backend.read(path));
  const readText = once((path) => readFile(join(folder, path), 'utf8'));
  const render = async (url: string) => {
    const rendered = await shop.render(shop.pageAt(url), { origin, read, readFile: readText });
    if ('redirect' in rendered) throw new Error(`${url} leads to ${rendered.redirect}.`);
    return await new KeptPage(rendered.status, template.write(rendered)).body('br');
  };
  const answer: RequestListener = ({ url = '' }, res) => {
    render(url).then(
      (body) => res.writeHead(200, { ...HTML, 'Content-Length': body.length }).end(body, 'latin1'),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  };
  return answer;
}

await runService(async (given) => {
  const options = optionsSchema.parse(given);
  const servers = [await fromMemory(options), await rendering(options)].map((each) =>
    createServer(each),
  );
  const [memory, react] = await Promise.all(
    servers.map((server) => listen(server, { host: '127.0.0.1', port: 0 }, '')),
  );
  return {
    info: { memory: `http://127.0.0.1:${memory ?? 0}`, react: `http://127.0.0.1:${react ?? 0}` },
    stop: () => {
      for (const server of servers) server.closeAllConnections();
      return Promise.resolve();
    },
  };
});
