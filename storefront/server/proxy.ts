import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that are about one connection and not about the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Hands the request to the server at `target` and streams its answer back. The Host header stays, so
 * that links in the answer lead back here. Answers 502 when that server does not.
 */
export function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request({
    hostname: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: endToEnd(incoming.headers),
  });
  onward.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    pipeline(answer, outgoing, () => undefined); // ignores a disconnected client
  });
  onward.once('error', () => answerUnavailable(outgoing));
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const message = 'This service does not answer.';
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error: { code: 502, message } }));
}
