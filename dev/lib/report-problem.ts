import { StartError } from './start-error.ts';

/** Tells on stderr what stopped a command: its sentence last, after what a log had to say. */
export function reportProblem(error: unknown): void {
  if (!(error instanceof StartError)) {
    console.error(error);
    return;
  }
  for (const line of error.details) console.error(`  | ${line}`);
  console.error(error.message);
}
