import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** The path of the emulator's popup sign-in pages, and our files for them. */
const FOLDER = '/emulator/auth/';

const FILES: Record<string, string> = {
  'gapi.js': 'text/javascript; charset=utf-8',
  'chooser.js': 'text/javascript; charset=utf-8',
  'chooser.css': 'text/css; charset=utf-8',
};

const PAGES = join(projectRoot(), 'packages/processes/src/identity-emulator/pages');

/** Marks our own request for the emulator's original page. */
const AS_WRITTEN = 'x-harrow-as-written';

const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js';
const FROM_THE_NETWORK =
  /<(?:link|script)\b[^>]*"https:\/\/(?:unpkg|fonts\.googleapis)\.com[^>]*>(?:\s*<\/script>)?/g;
const OWN_STYLE = /<style>[^]*?<\/style>/;
const CHOOSER_FILES =
  `<link rel="stylesheet" href="${FOLDER}chooser.css"><link rel="icon" href="data:,">` +
  `<script defer src="${FOLDER}chooser.js"></script>`;
const STAND_IN =
  '<p class="stand-in">A stand-in for Google on this machine: no account of Google’s is asked for.</p>';

/**
 * Removes the page's network resources (Google's script and the style of the chooser) and adds
 * attributes for screen readers.
 */
function withoutNetwork(html: string): string {
  return html
    .replace(GOOGLE_SCRIPT, `${FOLDER}gapi.js`)
    .replace(FROM_THE_NETWORK, '')
    .replace(OWN_STYLE, CHOOSER_FILES)
    .replace('<!DOCTYPE html>', '$&<html lang="en">')
    .replace('<div id="content">', `<div id="content" role="main">${STAND_IN}`)
    .replace('<div id="title">', '<div id="title" role="heading" aria-level="1">');
}

/**
 * Returns the page's policy: our files and the emulator's inline script. That is the last script,
 * because the account names before it are chosen by users and not escaped.
 */
function policyOf(html: string): string {
  const from = html.lastIndexOf('<script>') + '<script>'.length;
  const script = html.slice(from, html.indexOf('</script>', from));
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Tells whether the request is for one of the emulator's sign-in pages or our files for them. */
export function isSignInPage({ url = '/', headers }: IncomingMessage): boolean {
  return url.startsWith(FOLDER) && headers[AS_WRITTEN] === undefined;
}

/** Answers such a request; `emulator` is the address of the emulator's original page. */
export async function serveSignInPage(
  emulator: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const name = url.slice(FOLDER.length);
    const type = FILES[name];
    if (type === undefined) await servePage(`${emulator}${url}`, response);
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(join(PAGES, name)));
  } catch (error) {
    console.error('Could not serve a sign-in page:', error);
    response.writeHead(500).end();
  }
}

async function servePage(address: string, response: ServerResponse): Promise<void> {
  const page = await fetch(address, { headers: { [AS_WRITTEN]: '1' } });
  const html = withoutNetwork(await page.text());
  response.writeHead(page.status, {
    'content-type': page.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'content-security-policy': policyOf(html),
  });
  response.end(html);
}
