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
 * Returns the loggable members of an error. Other members are omitted, because database errors
 * contain query parameters, and HTTP errors contain headers.
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
 * Creates the log of this process: JSON lines on standard output, written asynchronously and in
 * batches under load, and flushed at exit.
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
