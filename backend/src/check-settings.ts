import { loadEnvFile } from './config/env-file';
import { readEnvironment } from './config/environment';
import { missingSetting } from './config/setting-rules';
import { requirePostgres, requireRedis } from './lifecycle/require-services';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns each problem with the settings, or with the services that they name, in one sentence. */
async function problemsOf(needed: string[], isOffline: boolean): Promise<string[]> {
  const missing = needed.filter((name) => !process.env[name]).map(missingSetting);
  try {
    const { DATABASE_URL, REDIS_URL } = readEnvironment(process.env);
    if (isOffline) return missing;
    const tried = await Promise.allSettled([
      requirePostgres(DATABASE_URL),
      REDIS_URL && requireRedis(REDIS_URL),
    ]);
    return [
      ...missing,
      ...tried.flatMap((one) => (one.status === 'rejected' ? [messageOf(one.reason)] : [])),
    ];
  } catch (error) {
    return [...missing, messageOf(error)];
  }
}

// usage: node backend/dist/check-settings.js [--offline] [names of further required variables]
// --offline tries neither the database nor Redis
loadEnvFile();
const parameters = process.argv.slice(2);
const names = parameters.filter((parameter) => !parameter.startsWith('--'));
void problemsOf(names, parameters.includes('--offline')).then((found) => {
  for (const problem of found) process.stderr.write(`${problem}\n`);
  process.exit(found.length > 0 ? 1 : 0);
});
