import { z } from 'zod';
import type { Examination, Given } from './examination';
import { reasonOf } from '../lifecycle/reason-of';
import { type Finding, findingsAbout, goodUnlessWrong } from './finding';

const { good, look, wrong } = findingsAbout('Firebase');

const TIMEOUT_MS = 8000;
const REMEDY_KEY = 'copy it from Project settings, General, in the Firebase console.';

const projectSchema = z.object({
  projectId: z.string().optional(),
  authorizedDomains: z.array(z.string()).optional(),
});
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** The address of an API of Identity Toolkit, which the emulator serves below its own. */
const addressOf = ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: Given, call: string): string =>
  `${emulator ? `http://${emulator}/` : 'https://'}identitytoolkit.googleapis.com/v1/${call}`;

async function ask(address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return await answer.json();
}

/** Compares the project that a browser would use with the settings of the server. */
export function projectProblems(answer: unknown, given: Given): Finding[] {
  const refusal = refusalSchema.safeParse(answer).data;
  if (refusal) {
    return [wrong(`It refuses FIREBASE_API_KEY (${refusal.error.message}): ${REMEDY_KEY}`)];
  }
  const { authorizedDomains = [] } = projectSchema.parse(answer);
  const hosts = (given.STOREFRONT_URL ?? []).map((origin) => new URL(origin).hostname);
  const missing = hosts.filter((host) => !authorizedDomains.includes(host));
  return missing.map((host) =>
    wrong(
      `${host} is not an authorized domain, so sign-in by Google fails: add it under Authentication, Settings, in the Firebase console.`,
    ),
  );
}

/** Reads from a refused attempt whether a way of signing in is switched on. */
export function providerProblems(password: unknown, google: unknown): Finding[] {
  const messageOf = (answer: unknown) => refusalSchema.safeParse(answer).data?.error.message ?? '';
  const switchOn = 'switch it on under Authentication, Sign-in method, in the Firebase console.';
  return [
    /PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(
      messageOf(password),
    ) && wrong(`Sign-in by email and password is off: ${switchOn}`),
    /OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND/.test(messageOf(google)) &&
      wrong(`Sign-in by Google is off: ${switchOn}`),
  ].filter((finding) => finding !== false);
}

/** The attempts use an address of a domain that is reserved for tests. */
async function askForProviders(given: Given, key: string): Promise<Finding[]> {
  const [origin = ''] = given.STOREFRONT_URL ?? [];
  const call = (name: string) => addressOf(given, `accounts:${name}?key=${key}`);
  const unknown = { email: 'unknown@harrow.invalid', password: 'not-a-password' };
  const [password, google] = await Promise.all([
    ask(call('signInWithPassword'), { ...unknown, returnSecureToken: true }),
    ask(call('createAuthUri'), { providerId: 'google.com', continueUri: origin }),
  ]);
  return providerProblems(password, google);
}

/** The project of a browser's key, its authorized domains, and its ways of signing in. */
export const identity: Examination = {
  about: 'Firebase',
  needs: ['FIREBASE_PROJECT_ID', 'STOREFRONT_URL'],
  examine: async (given, variables) => {
    const { FIREBASE_API_KEY: key, FIREBASE_AUTH_DOMAIN: domain } = variables;
    if (!key) return [wrong(`FIREBASE_API_KEY is missing: ${REMEDY_KEY}`)];
    const { FIREBASE_PROJECT_ID: id = '' } = given;
    try {
      const found = [
        ...projectProblems(await ask(addressOf(given, `projects?key=${key}`)), given),
        ...(domain ? [] : [wrong(`FIREBASE_AUTH_DOMAIN is missing: set ${id}.firebaseapp.com.`)]),
      ];
      if (found.length === 0) found.push(...(await askForProviders(given, key)));
      const staff = given.FIREBASE_SERVICE_ACCOUNT ?? given.GOOGLE_APPLICATION_CREDENTIALS;
      if (!staff) {
        found.push(
          look(
            'There is no service account, so an erased person keeps the login: set FIREBASE_SERVICE_ACCOUNT.',
          ),
        );
      }
      return goodUnlessWrong(
        good(`The project ${id} answers, with the domains and ways to sign in.`),
        found,
      );
    } catch (error) {
      return [
        wrong(`It does not answer (${reasonOf(error)}): check the connection to the internet.`),
      ];
    }
  },
};
