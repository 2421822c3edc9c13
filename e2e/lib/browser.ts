import { existsSync } from 'node:fs';
import { findProgram, isProgram } from '@harrow/processes/find-program';
import { chromium, type Browser } from 'playwright-core';
import { type BrowserProgram, unpackBrowser } from './unpack-browser.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const installedBrowser = (): string | undefined =>
  findProgram(...NAMES) ?? USUAL_PLACES.find(isProgram);

/**
 * Returns the browser of `CHROME_PATH`, else an installed Chromium or Chrome, else the one of the
 * lock file, unpacked on first use. Nothing is downloaded.
 */
async function findBrowser(): Promise<BrowserProgram> {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names no file: ${given}`);
  const executablePath = given ?? installedBrowser();
  return executablePath ? { executablePath, env: process.env } : await unpackBrowser();
}

/** Starts the browser headless, with additional flags. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  const variables = Object.entries(env).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return await chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags],
    env: Object.fromEntries(variables),
  });
}
