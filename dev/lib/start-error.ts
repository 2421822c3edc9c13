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

/** What a file system refuses because something else than expected is at a path. */
const WRONG_KIND = ['ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR', 'EEXIST', 'ENOTEMPTY', 'ELOOP'];

/**
 * Turns a file system's refusal (no space, no right, a file in place of a folder) into a sentence;
 * others pass through. It names `folder`, or the path that the error names.
 */
export function fileProblem(error: unknown, folder?: string): unknown {
  const code = errorCode(error) ?? '';
  const path = errorPath(error);
  const where = folder ?? path;
  if (error instanceof StartError || where === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartError(
      `There is no space left on the disk of ${where}: free some and start again.`,
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `${where} cannot be read or written by this user: give yourself the right to, or start as its owner.`,
    );
  }
  if (WRONG_KIND.includes(code)) {
    return new StartError(
      `${path ?? where} is a file where a folder is needed, or a folder where a file is: move it away and start again.`,
    );
  }
  return error;
}

function errorPath(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('path' in error)) return undefined;
  return typeof error.path === 'string' ? error.path : undefined;
}
