import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '@harrow/processes/start-error';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

// each has a default, so that a secret of a newer version is added to an older file
const secretsSchema = z.object({
  ACCESS_TOKEN_SECRET: z.string().default(() => hex(32)),
  JWT_SECRET: z.string().default(() => hex(32)),
  COOKIE_SECRET: z.string().default(() => hex(32)),
  STOREFRONT_KEY: z.string().default(() => hex(32)),
  STRIPE_WEBHOOK_SECRET: z.string().default(() => `whsec_${hex(24)}`),
  STRIPE_API_KEY: z.string().default(() => `sk_test_${hex(24)}`),
  STRIPE_PUBLISHABLE_KEY: z.string().default(() => `pk_test_${hex(24)}`),
});

/** The secrets that sign sessions and webhooks of the embedded shop, and its payment sandbox keys. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Reads the secrets of this folder; the first start generates them, readable only by this user. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const secrets = parse(kept, file);
  const json = `${JSON.stringify(secrets, null, 2)}\n`;
  if (json !== kept) writeFileSync(file, json, { mode: 0o600 });
  return secrets;
}

function parse(json: string, file: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(json));
  } catch {
    throw new StartError(
      `${file} is damaged: delete it to generate new secrets, after which all users must sign in again.`,
    );
  }
}
