import { format } from 'node:util';
import reporter from '@medusajs/medusa-cli/dist/reporter';
import type { Logger } from 'pino';
import { redactEmails } from '../observability/redact';

const CONSOLE = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

const textOf = (message: unknown): string =>
  redactEmails(message instanceof Error ? message.message : String(message));

/**
 * The engine's Redis connections repeat their errors every few seconds; this backend logs them
 * once.
 */
const REPEATED = '[ioredis]';

/** Redirects the console, because some of the engine's modules bypass its logger. */
function adoptConsole(log: Logger): void {
  for (const [method, level] of Object.entries(CONSOLE)) {
    Object.assign(console, {
      [method]: (...parts: unknown[]) => {
        const text = redactEmails(format(...parts));
        log[text.startsWith(REPEATED) ? 'debug' : level](text);
      },
    });
  }
}

/** Redirects Node's warnings, such as deprecations in the engine. */
function adoptWarnings(log: Logger): void {
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn(textOf(warning));
  });
}

/**
 * Redirects the logs of the engine and its plugins to this backend's log. The engine imports its
 * logger from this module and cannot be configured to use another.
 */
export function adoptEngineLog(log: Logger): void {
  adoptConsole(log);
  adoptWarnings(log);
  const step = (message: unknown) => {
    log.debug(textOf(message));
    return '';
  };
  Object.assign(reporter, {
    panic: (data: unknown) => {
      log.fatal({ error: data }, 'The engine failed.');
      process.exit(1);
    },
    activity: step,
    success: step,
    progress: (_id: string, message: unknown) => step(message),
    failure: (_id: string, message: unknown) => {
      log.error(textOf(message));
      return null;
    },
    error: (message: unknown, error?: unknown) => {
      const cause = error ?? (message instanceof Error ? message : undefined);
      log.error(cause ? { error: cause } : {}, textOf(message));
    },
    warn: (message: unknown) => {
      log.warn(textOf(message));
    },
    info: (message: unknown) => {
      log.info(textOf(message));
    },
    debug: step,
    log: (...parts: unknown[]) => {
      log.info(parts.map(textOf).join(' '));
    },
  });
}
