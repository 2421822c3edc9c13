import { StartError } from './start-error.ts';

/** Prints the error of a command to stderr: first the log lines, then its message. */
export function reportProblem(error: unknown): void {
  if (!(error instanceof StartError)) {
    console.error(error);
    return;
  }
  for (const line of error.details) console.error(`  | ${line}`);
  console.error(error.message);
}
