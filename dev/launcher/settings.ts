import { resolve } from 'node:path';
import type { StorefrontOptions } from '@harrow/storefront/server/options-schema';
import { StartError } from '@harrow/processes/start-error';
import { environmentSchema, type Environment, type VariableName } from './settings-schema.ts';

/** The project of the embedded identity emulator; the prefix `demo-` ensures that it is not a real one. */
const DEMO_PROJECT = {
  projectId: 'demo-harrow',
  apiKey: 'demo-key', // The emulator takes any; the SDK refuses to start without one.
  authDomain: 'demo-harrow.firebaseapp.com',
};

/** The project as Firebase's SDK names it in the browser. */
interface FirebaseProject {
  projectId: string;
  apiKey: string;
  authDomain: string;
}

/** The services of the shop: embedded ones, or real ones from the environment. */
export interface Settings {
  dataDir: string;
  storefrontPort: number;
  backendPort: number;
  database: { kind: 'embedded'; port: number } | { kind: 'external'; url: string };
  redisUrl?: string;
  identity: ({ kind: 'emulator'; port: number } | { kind: 'firebase' }) & FirebaseProject;
  payment:
    | { kind: 'sandbox'; port: number }
    | { kind: 'stripe'; apiKey: string; webhookSecret: string; publishableKey: string };
  imageHostUrl?: string;
  /** The languages that the shop is offered in; by default all for the demonstration, and one for a shop of one's own. */
  languages?: StorefrontOptions['languages'];
  invoiceKeptYears?: number;
  /** All given variables, for programs that read more of them than the launcher. */
  variables: NodeJS.ProcessEnv;
}

/** Reads the settings. Throws one sentence that names the variable to correct. */
export function readSettings(given: NodeJS.ProcessEnv, root: string): Settings {
  // `REDIS_URL=` in a .env file means "not set".
  const variables = withOneName(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  );
  const environment = parse(variables);
  refuseProduction(environment);
  const settings: Settings = {
    dataDir: resolve(root, environment.HARROW_DATA_DIR),
    storefrontPort: environment.STOREFRONT_PORT,
    backendPort: environment.BACKEND_PORT,
    database: readDatabase(environment),
    redisUrl: environment.REDIS_URL,
    identity: readIdentity(environment),
    payment: readPayment(environment),
    imageHostUrl: environment.VITE_IMAGE_HOST_URL,
    languages: environment.STOREFRONT_LANGUAGES,
    invoiceKeptYears: environment.INVOICE_KEPT_YEARS,
    variables,
  };
  requireDistinctPorts(settings);
  return settings;
}

/** Settings that had a second name, for the browser's half of the shop. */
const RENAMED = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'STRIPE_PUBLISHABLE_KEY',
] as const;

/** Takes the earlier names with `VITE_` for those without, which the production programs read too. */
function withOneName(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const renamed = RENAMED.flatMap((name) => {
    const [value, earlier] = [variables[name], variables[`VITE_${name}`]];
    if (value !== undefined && earlier !== undefined && value !== earlier) {
      throw new StartError(`${name} and VITE_${name} differ: set ${name} alone.`);
    }
    return earlier === undefined ? [] : [[name, earlier] as const];
  });
  return { ...variables, ...Object.fromEntries(renamed) };
}

/** The ports that this start listens on, each with the variable that sets it. */
export function ownPorts(settings: Settings): [VariableName, number][] {
  const { database, identity, payment } = settings;
  const ports: [VariableName, number][] = [
    ['STOREFRONT_PORT', settings.storefrontPort],
    ['BACKEND_PORT', settings.backendPort],
  ];
  if (identity.kind === 'emulator') ports.push(['AUTH_EMULATOR_PORT', identity.port]);
  if (payment.kind === 'sandbox') ports.push(['PAYMENT_SANDBOX_PORT', payment.port]);
  if (database.kind === 'embedded') ports.push(['EMBEDDED_PG_PORT', database.port]);
  return ports;
}

function parse(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // without the value, which may be a secret
  throw new StartError(`${String(issue?.path[0])} is wrong: it ${issue?.message}.`);
}

function refuseProduction({ NODE_ENV }: Environment): void {
  if (NODE_ENV !== 'production') return;
  throw new StartError(
    'NODE_ENV=production is set, and this command runs the demonstration with its embedded services: unset it, or see docs/operations.md for how to run the shop in production.',
  );
}

function readDatabase({ DATABASE_URL, EMBEDDED_PG_PORT }: Environment): Settings['database'] {
  if (DATABASE_URL === undefined) return { kind: 'embedded', port: EMBEDDED_PG_PORT };
  return { kind: 'external', url: DATABASE_URL };
}

function readIdentity(environment: Environment): Settings['identity'] {
  const names = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const;
  const given = allOrNothing(environment, names, 'Firebase');
  if (given === undefined) {
    return { kind: 'emulator', port: environment.AUTH_EMULATOR_PORT, ...DEMO_PROJECT };
  }
  const [projectId, apiKey, authDomain] = given;
  return { kind: 'firebase', projectId, apiKey, authDomain };
}

function readPayment(environment: Environment): Settings['payment'] {
  const names = ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY'] as const;
  const given = allOrNothing(environment, names, 'Stripe');
  if (given === undefined) return { kind: 'sandbox', port: environment.PAYMENT_SANDBOX_PORT };
  const [apiKey, webhookSecret, publishableKey] = given;
  return { kind: 'stripe', apiKey, webhookSecret, publishableKey };
}

type Strings<Names extends readonly unknown[]> = { [Index in keyof Names]: string };

/** The values of variables that must be set together, or undefined if none is set. */
function allOrNothing<const Names extends readonly VariableName[]>(
  environment: Environment,
  names: Names,
  service: string,
): Strings<Names> | undefined {
  const values = names.map((name) => environment[name]);
  if (values.every((value) => value === undefined)) return undefined;
  const missing = names.filter((name) => environment[name] === undefined);
  if (missing.length === 0) return values as Strings<Names>;
  throw new StartError(
    `${missing.join(', ')} must be set too: ${service} is used when all of ${names.join(', ')} are given.`,
  );
}

function requireDistinctPorts(settings: Settings): void {
  const variables = new Map<number, VariableName>();
  for (const [name, port] of ownPorts(settings)) {
    const other = variables.get(port);
    if (other !== undefined) {
      throw new StartError(`${other} and ${name} are both ${port}: give each its own port.`);
    }
    variables.set(port, name);
  }
}
