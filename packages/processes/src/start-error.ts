/**
 * An error that the user can fix. Its message is one sentence that says how; it is printed without a
 * stack trace, and the exit code is 1. `details` are log lines to show above it.
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

/** Returns the `code` of a system error ("EADDRINUSE"), or undefined. */
export function errorCode(error: unknown): string | undefined {
  // not `instanceof`, because the test runner's realm has its own Object
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of a thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Error codes of a path with the wrong kind of entry. */
const WRONG_KIND = ['ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR', 'EEXIST', 'ENOTEMPTY', 'ELOOP'];

/**
 * Converts a file system error (no space, no permission, a file instead of a folder) to a
 * `StartError`; returns others unchanged. It names the error's path, or else `folder`.
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
