import type { Language } from '@harrow/contract';
import { z } from 'zod';
import { inLanguage } from './messages/in-language';

/** An error response: the status, the contract's body and any headers. */
export type ErrorAnswer = {
  status: number;
  headers: Record<string, string>;
  body: { code: string; message: string; fields?: Record<string, string> } & Record<
    string,
    unknown
  >;
};

const STATUS_OF: Record<string, number> = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_since: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_body: 422,
  too_many_requests: 429,
  unavailable: 503,
  // types that the engine's own services throw
  invalid_data: 422,
  duplicate_error: 409,
  not_allowed: 409,
  payment_authorization_error: 402,
};

/** Responses to errors of the body parser, by their `type`. */
const BODY_PARSER_ANSWERS: Record<string, { status: number; code: string; message: string }> = {
  'entity.parse.failed': {
    status: 400,
    code: 'malformed_json',
    message: 'The body is not valid JSON.',
  },
  'entity.too.large': { status: 413, code: 'too_large', message: 'The body is too large.' },
  'charset.unsupported': {
    status: 415,
    code: 'unsupported_media_type',
    message: 'The body must be UTF-8.',
  },
  'encoding.unsupported': {
    status: 415,
    code: 'unsupported_media_type',
    message: 'This content encoding is not supported.',
  },
  'request.aborted': {
    status: 400,
    code: 'aborted',
    message: 'The request ended before its body did.',
  },
  'request.size.invalid': {
    status: 400,
    code: 'bad_request',
    message: 'The length of the body is wrong.',
  },
};

const thrown = z.object({
  type: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  name: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  retryAfterSeconds: z.number().optional(),
});

/** SQLSTATE class 22 (data exception), and errors of zlib for a corrupt encoded body. */
const UNREADABLE = /^(22|Z_)/;
/** Class 53 is insufficient resources (disk, memory, connections); 55P03 is a lock not available. */
const DATABASE_AWAY =
  /^(08|25006|25P02|40P01|40001|57014|57P0|53|25P03|55P03)|^ECONN|^ETIMEDOUT|^ENOTFOUND/;
const DISK_FULL = /^(ENOSPC|EDQUOT)$/;
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|connection error|Query read timeout/;
/** TypeORM's message when the connection is lost between two queries of a transaction. */
const TRANSACTION_LOST = /query runner (was )?already released/i;
/** Messages of the engine's Redis client when staff sessions cannot be read or written. */
const REDIS_AWAY =
  /^(Command timed out|Connection is closed|OOM |READONLY |LOADING |CLUSTERDOWN |Reached the max retries per request|None of startup nodes is available|Failed to refresh slots cache|Cluster isn't ready|Too many Cluster redirections|All sentinels are unreachable)/;

const isAway = (code = '', message = ''): boolean =>
  DATABASE_AWAY.test(code) ||
  DISK_FULL.test(code) ||
  [CONNECTION_LOST, TRANSACTION_LOST, REDIS_AWAY].some((pattern) => pattern.test(message));

const answer = (status: number, code: string, message: string, headers = {}): ErrorAnswer => ({
  status,
  headers,
  body: { code, message },
});

function translated({ status, headers, body }: ErrorAnswer, language: Language): ErrorAnswer {
  const { message, fields } = body;
  const translatedFields = Object.entries(fields ?? {}).map(([field, problem]) => [
    field,
    inLanguage(problem, language),
  ]);
  return {
    status,
    headers: { ...headers, 'content-language': language },
    body: {
      ...body,
      message: inLanguage(message, language),
      ...(fields ? { fields: Object.fromEntries(translatedFields) as typeof fields } : {}),
    },
  };
}

/**
 * Maps any thrown value to the contract's response, in the language of the request. An unknown error becomes a 500
 * that reveals no details; the caller logs the original.
 */
export function errorAnswer(error: unknown, language: Language = 'en'): ErrorAnswer {
  const answered = englishAnswer(error);
  return language === 'en' ? answered : translated(answered, language);
}

function englishAnswer(error: unknown): ErrorAnswer {
  const parsed = thrown.safeParse(error);
  if (!parsed.success) return answer(500, 'internal_error', 'Something went wrong on our side.');
  const { type = '', code, message, fields, details, retryAfterSeconds } = parsed.data;
  const fromParser = BODY_PARSER_ANSWERS[type];
  if (fromParser) return answer(fromParser.status, fromParser.code, fromParser.message);
  if (error instanceof URIError || UNREADABLE.test(code ?? '')) {
    return answer(400, 'bad_request', 'The request is not readable.');
  }
  if (isAway(code, message)) {
    return answer(503, 'unavailable', 'The shop is busy. Please try again in a moment.', {
      'retry-after': '5',
    });
  }
  const status = STATUS_OF[type];
  if (!status) return answer(500, 'internal_error', 'Something went wrong on our side.');
  return {
    status,
    headers: {
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}), // RFC 9110, section 11.6.1
      ...(retryAfterSeconds ? { 'retry-after': String(Math.ceil(retryAfterSeconds)) } : {}),
    },
    body: {
      ...details,
      code: code ?? type,
      message: message ?? 'The request was refused.',
      ...(fields ? { fields } : {}),
    },
  };
}
