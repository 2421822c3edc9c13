import { format } from 'node:util';
import reporter from '@medusajs/medusa-cli/dist/reporter';
import type { Logger } from 'pino';
import { redactEmails } from './redact';

const CONSOLE = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

const words = (message: unknown): string =>
  redactEmails(message instanceof Error ? message.message : String(message));

/** Each of the engine's connections to Redis repeats every few seconds what ours says once. */
const REPEATED = '[ioredis]';

/** Some of the engine's modules print past its logger. */
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

/** Node prints its own warnings, such as of an old call in the engine, as if they were errors. */
function adoptWarnings(log: Logger): void {
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn(words(warning));
  });
}

/**
 * Sends what the engine and its plugins log into our log. The engine takes its logger from this one
 * module and offers no setting for another.
 */
export function adoptEngineLog(log: Logger): void {
  adoptConsole(log);
  adoptWarnings(log);
  const step = (message: unknown) => {
    log.debug(words(message));
    return '';
  };
  Object.assign(reporter, {
    panic: (data: unknown) => {
      log.fatal({ error: data }, 'The engine cannot go on.');
      process.exit(1);
    },
    activity: step,
    success: step,
    progress: (_id: string, message: unknown) => step(message),
    failure: (_id: string, message: unknown) => {
      log.error(words(message));
      return null;
    },
    error: (message: unknown, error?: unknown) => {
      const cause = error ?? (message instanceof Error ? message : undefined);
      log.error(cause ? { error: cause } : {}, words(message));
    },
    warn: (message: unknown) => {
      log.warn(words(message));
    },
    info: (message: unknown) => {
      log.info(words(message));
    },
    debug: step,
    log: (...parts: unknown[]) => {
      log.info(parts.map(words).join(' '));
    },
  });
}
