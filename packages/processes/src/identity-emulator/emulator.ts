import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { createApp, type EmulatorProject } from 'firebase-tools/lib/emulator/auth/server.js';
import { listen } from '../listen.ts';
import { acceptFirstToken, CREATES_ACCOUNT } from './first-token.ts';
import { keepServedOperations } from './served-operations.ts';
import { isSignInPage, serveSignInPage } from './sign-in-pages.ts';
import { readState, writeState, type StoredState } from './state-file.ts';

const SAVE_DELAY_MS = 250;
const ONE_PROJECT_ONLY = 2;
/** Marks our own export request, which must not trigger another export. */
const EXPORT_HEADER = 'x-harrow-export';

/** The emulator's address and, optionally, the file for its accounts. */
interface EmulatorOptions {
  projectId: string;
  host: string;
  port: number;
  stateFile?: string;
}

/** The emulator, running in this process. */
interface Emulator {
  port: number;
  stop(): Promise<void>;
}

/**
 * Runs Firebase's Auth emulator in this process. With a `stateFile`, accounts, sessions and emails
 * survive restarts. Errors are those of production: email enumeration protection is on.
 */
export async function runEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { projectId, host, stateFile } = options;
  const stored = readState(stateFile);
  const projects = new Map<string, EmulatorProject>();
  keepServedOperations();
  const app = await createApp(projectId, ONE_PROJECT_ONLY, projects);
  let changed: () => void = () => undefined;
  let address = '';
  const server = createServer((request, response) => {
    if (isSignInPage(request)) return void serveSignInPage(address, request, response);
    if (request.headers[EXPORT_HEADER] === undefined) response.once('finish', () => changed());
    if (CREATES_ACCOUNT.test(request.url ?? '')) {
      response.once('finish', () => acceptFirstToken(projects.get(projectId)?.users ?? new Map()));
    }
    app(request, response);
  });
  const port = await listen(server, options, 'AUTH_EMULATOR_PORT');
  address = `http://${host}:${port}`;
  const api = adminApi(address, projectId);

  await api.protectEmails();
  await restore(api, projects.get(projectId), stored);
  const saver = stateFile === undefined ? undefined : createSaver(api, stateFile);
  changed = () => saver?.soon();
  return { port, stop: () => close(server, saver) };
}

async function close(server: Server, saver: Saver | undefined): Promise<void> {
  await saver?.now();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

function adminApi(base: string, projectId: string) {
  const accounts = `${base}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const emulator = `${base}/emulator/v1/projects/${projectId}`;
  const call = async (method: string, url: string, body?: unknown): Promise<string> => {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: 'Bearer owner',
        'content-type': 'application/json',
        [EXPORT_HEADER]: '1',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The identity emulator answered ${response.status}: ${text}`);
    return text;
  };
  return {
    exportState: async () => {
      const users = await call('GET', `${accounts}:batchGet?maxResults=-1`);
      const mails = await call('GET', `${emulator}/oobCodes`);
      return mergeObjects(users, mails);
    },
    importUsers: (users: StoredState['users']) =>
      call('POST', `${accounts}:batchCreate`, { users }),
    protectEmails: () =>
      call('PATCH', `${emulator}/config`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      }),
  };
}

type AdminApi = ReturnType<typeof adminApi>;

async function restore(
  api: AdminApi,
  project: EmulatorProject | undefined,
  { users, oobCodes }: StoredState,
): Promise<void> {
  if (users.length > 0) await api.importUsers(users);
  for (const { localId, validSince } of users) {
    const user = project?.users.get(localId);
    // An import stamps "valid since now", which would sign everybody out.
    if (user !== undefined && validSince !== undefined) user.validSince = validSince;
  }
  for (const mail of oobCodes) project?.oobs.set(mail.oobCode, mail);
}

interface Saver {
  soon(): void;
  now(): Promise<void>;
}

/** Merges two JSON objects. */
function mergeObjects(...texts: string[]): string {
  const objects = texts.map((text) => z.looseObject({}).parse(JSON.parse(text)));
  return JSON.stringify(Object.assign({}, ...objects));
}

/** Saves accounts and emails shortly after a request that may have changed them. */
function createSaver(api: AdminApi, file: string): Saver {
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  const now = async () => {
    clearTimeout(timer);
    timer = undefined;
    const exported = await api.exportState();
    if (exported === last) return;
    writeState(file, exported);
    last = exported;
  };
  const logFailure = (error: unknown) =>
    console.error('Accounts and emails could not be saved:', error);
  return {
    now,
    soon: () => (timer ??= setTimeout(() => void now().catch(logFailure), SAVE_DELAY_MS)),
  };
}
