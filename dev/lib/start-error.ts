/**
 * Something the person at the keyboard can put right. The message is one sentence that says how; it
 * is printed alone, without a stack, and the exit code is 1. `details` are lines of a log to show
 * above it.
 */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The `code` of a system error ("EADDRINUSE"), or undefined. */
export function errorCode(error: unknown): string | undefined {
  // Not `instanceof`: a test runner has another Object than Node's own modules.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of whatever was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Turns a file system's refusal (no space, no right to write) into a sentence; others pass through. */
export function fileProblem(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError(
      `There is no space left on the disk of ${folder}: free some and start again.`,
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `${folder} cannot be written by this user: give yourself the right to write there, or start as its owner.`,
    );
  }
  return error;
}
