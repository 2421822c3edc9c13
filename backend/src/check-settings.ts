import { readEnvironment } from './config/environment';

/** Yields each problem with the settings in one sentence. */
function* problems(needed: string[]): Generator<string> {
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0) yield `Missing settings: ${missing.join(', ')}.`;
  try {
    readEnvironment(process.env);
  } catch (error) {
    yield error instanceof Error ? error.message : String(error);
  }
}

// usage: node backend/dist/check-settings.js [names of further required variables]
const found = [...problems(process.argv.slice(2))];
for (const problem of found) process.stderr.write(`${problem}\n`);
process.exit(found.length > 0 ? 1 : 0);
