import pino, { type Logger } from 'pino';
import { z } from 'zod';
import { logOutput } from './log-output';
import { redactEmails } from './redact';

const loggable = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  cause: z.unknown().optional(),
});

/**
 * What a log may hold of an error. Never its other members: a failed query brings its parameters
 * along, and an HTTP client its headers.
 */
export function describeError(error: unknown): object {
  const parsed = loggable.safeParse(error);
  if (!parsed.success) return { message: redactEmails(String(error)) };
  const { name, message, stack, cause } = parsed.data;
  return {
    type: name,
    message: message && redactEmails(message),
    stack: stack && redactEmails(stack),
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}

/**
 * Log lines of this process: one JSON object each, on standard output. They are written beside the
 * work, many at once when it is busy, and all of them before the process ends by itself.
 */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      messageKey: 'message',
      errorKey: 'error',
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    logOutput(),
  );
