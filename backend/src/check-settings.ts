import { readEnvironment } from './config/environment';

/** What is missing or wrong, in one sentence each. */
function* problems(needed: string[]): Generator<string> {
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0) yield `The arrangement needs ${missing.join(', ')}.`;
  try {
    readEnvironment(process.env);
  } catch (error) {
    yield error instanceof Error ? error.message : String(error);
  }
}

// node backend/dist/check-settings.js [name of another variable that must be set]…
const found = [...problems(process.argv.slice(2))];
for (const problem of found) process.stderr.write(`${problem}\n`);
process.exit(found.length > 0 ? 1 : 0);
