import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';

/** The folder in which stock-admin/build.mjs puts the pages, or a sentence that says why there are none. */
const FOLDER = path.resolve(__dirname, '..', '..', '..', 'build');
const RELOAD_SECONDS = 5;
const NOT_BUILT = 'The stock admin has not been built: run node stock-admin/build.mjs.';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A page that loads itself again, so that the stock admin opens once it is there. */
const waitingPage = (sentence: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="${RELOAD_SECONDS}">
    <title>Stock admin</title>
    <style>
      body { display: grid; place-content: center; min-height: 100vh; margin: 0 1.5rem; }
      p { max-width: 32rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
    </style>
  </head>
  <body><p role="status">${escaped(sentence)}</p></body>
</html>
`;

function sendWaitingPage(folder: string, res: Response): void {
  const file = path.join(folder, 'status.txt');
  const sentence = existsSync(file) ? readFileSync(file, 'utf8') : NOT_BUILT;
  res.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': String(RELOAD_SECONDS) });
  res.type('html').send(waitingPage(sentence));
}

/** Serves the stock admin, from the moment that its build is in the folder. */
export function stockAdminPages(folder = FOLDER): RequestHandler {
  const page = path.join(folder, 'index.html');
  const router = Router();
  router.get(['/', '/index.html', '/status.txt'], (_req, _res, next) => {
    next('router');
  });
  router.use(
    express.static(folder, { index: false, redirect: false, immutable: true, maxAge: '1y' }),
  );
  return (req, res, next) => {
    if (!existsSync(page)) {
      sendWaitingPage(folder, res);
      return;
    }
    // the page has its own addresses below
    router(req, res, () => {
      if (req.method !== 'GET' && req.method !== 'HEAD') next();
      else res.set('Cache-Control', 'no-cache').sendFile(page, { cacheControl: false }, next);
    });
  };
}
