import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Operation, placeOrder } from '@harrow/contract';
import { errorAnswer, languageOf, type Route, ShopError } from '@harrow/plugin-kit';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type { AwilixContainer } from 'awilix';
import type { ApplicationContext } from './application';
import { accountOf, subjectReader } from './caller-account';
import type { EarlyAnswers, RawHeaders, RulesObeyed } from './early-answers';

/** The calls that are answered early: their handlers use no method of Express's request and response. */
const CALLS: readonly Operation[] = [placeOrder];

/** The limit of the application's parser. */
const MAX_BODY_BYTES = 100 * 1024;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
/** A request with one of these headers falls through to the application. */
const UNUSUAL_HEADERS = ['cookie', 'content-encoding', 'transfer-encoding', 'expect'] as const;

/** For each rule of the edge, the reason why calls that are answered here obey it. */
export const RULES_OF_CALLS: RulesObeyed = {
  account: '`handle` reads the subject in the same way.',
  requestLog: '`EarlyAnswers` writes the same line.',
  inFlight: 'Its handler runs here too.',
  requestMetrics: '`EarlyAnswers` counts the response.',
  headers: '`EarlyAnswers` runs the same middleware once per origin.',
  readableAddress: 'Only the exact paths of the calls are answered here.',
  readiness: 'Another path.',
  rateLimits: '`count` takes from the same limits, with the same exemption.',
  engineLists: 'Not a path of the engine.',
  workLimits: 'None of the calls is timed; a test reads their operations.',
  metrics: 'Another path.',
  staffSession: 'Requests with a cookie or of another origin fall through.',
  jsonBody: 'Requests with another media type fall through.',
  enginePath: 'Not a path of the engine.',
  engineRefusals: 'Not a path of the engine.',
};

/** Reads a body whose length is known. Throws `bad_request` if the client disconnects before its end. */
async function readText(req: IncomingMessage): Promise<string> {
  const gone = () =>
    Object.assign(new Error('The client disconnected.'), { type: 'request.aborted' });
  if (req.destroyed) throw gone();
  let text = '';
  req.setEncoding('utf8');
  await new Promise<void>((resolve, reject) => {
    req.on('data', (piece: string) => (text += piece));
    req.once('end', resolve).once('error', reject);
    req.once('close', () => {
      reject(gone());
    });
  });
  return text;
}

/** Parses JSON as the application's parser does, which accepts only an object or a list. */
function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    if (/^\s*[[{]/.test(json)) return JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ShopError('bad_request', 'The body is not valid JSON.', { code: 'malformed_json' });
}

/** An answer, and the error of one with a status of 500 or more. */
type Outcome = {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  error?: unknown;
};

function isUsual({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= MAX_BODY_BYTES &&
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    UNUSUAL_HEADERS.every((name) => headers[name] === undefined)
  );
}

/**
 * Answers the most important calls, `CALLS`, before Express. Unusual requests fall through to the
 * application, which gives the same response.
 */
export class EarlyCalls {
  private readonly headers: ReadonlyMap<string | undefined, RawHeaders>;
  private readonly readSubject: (req: IncomingMessage) => void;
  private readonly routes: ReadonlyMap<string, Route>;

  /** `routes` are those of all operations, and `scope` is their container scope. */
  constructor(
    private readonly context: ApplicationContext,
    private readonly early: EarlyAnswers,
    routes: readonly Route[],
    private readonly scope: AwilixContainer,
  ) {
    const served = routes.filter(({ operation }) => CALLS.includes(operation));
    this.routes = new Map(served.map((route) => [route.operation.path, route]));
    this.headers = early.headersOf('POST');
    this.readSubject = subjectReader(context.environment);
  }

  /** Answers the request, or calls `next`. */
  handle(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const route = req.method === 'POST' ? this.routes.get(req.url ?? '') : undefined;
    const headers = this.headers.get(req.headers.origin);
    if (!route || !headers || !isUsual(req)) {
      next();
      return;
    }
    this.context.inFlight.handler(req, res, () => {
      void this.answer(req, res, route, headers);
    });
  }

  /** Sends an answer, or an error in the contract's shape; does not reject. */
  private async answer(
    req: IncomingMessage,
    res: ServerResponse,
    route: Route,
    common: RawHeaders,
  ): Promise<void> {
    const from = performance.now();
    const { path } = route.operation;
    const { status, headers = {}, body, error } = await this.run(req, res, route);
    const { headers: own, bytes } = this.early.makeAnswer(JSON.stringify(body));
    const all = [...common, ...Object.entries(headers).flat(), ...own];
    this.early.send(req, res, from, { path, status, headers: all, body: bytes, error });
  }

  private async run(req: IncomingMessage, res: ServerResponse, route: Route): Promise<Outcome> {
    try {
      const body = await this.resultOf(req, res, route);
      return { status: route.operation.status ?? 200, body };
    } catch (error) {
      const refusal = errorAnswer(error, languageOf(req.headers));
      return refusal.status >= 500 ? { ...refusal, error } : refusal;
    }
  }

  private async resultOf(
    req: IncomingMessage,
    res: ServerResponse,
    route: Route,
  ): Promise<unknown> {
    this.readSubject(req);
    const address = this.early.limitedAddress(req);
    if (address !== undefined) {
      const caller = { address, account: accountOf(req) };
      await this.context.rateLimits?.count('POST', route.operation.path, caller);
    }
    const body = parseJson(await readText(req));
    const request = Object.assign(req, { scope: this.scope, params: {}, query: {}, body });
    return await route.answer(
      request as unknown as MedusaRequest,
      res as unknown as MedusaResponse,
    );
  }
}
