import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type Post = { url: string; body: unknown; token?: string };

/** Sends JSON on a connection that is kept; answers what came back. Throws on anything but 2xx. */
export function poster(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return async ({ url, body, token }: Post): Promise<unknown> => {
    const json = JSON.stringify(body);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      request(url, { method: 'POST', agent, headers }, resolve).once('error', reject).end(json);
    });
    const said = await text(answer);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) throw new Error(`${url}: ${statusCode} ${said}`);
    return JSON.parse(said);
  };
}

/**
 * Lets some buyers place one order after another and waits for the last answers, so that what was
 * answered is exactly what happened.
 */
export async function flood(
  { buyers, seconds }: { buyers: number; seconds: number },
  place: () => Promise<unknown>,
): Promise<{ placed: number; perSecond: number }> {
  const from = performance.now();
  const end = from + seconds * 1000;
  let placed = 0;
  const buy = async () => {
    while (performance.now() < end) {
      await place();
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return { placed, perSecond: (placed * 1000) / (performance.now() - from) };
}
