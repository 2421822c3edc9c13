import type Stripe from 'stripe';
import { z } from 'zod';

/** In characters; a payment with its charge has some thousands. */
const LONGEST_ANSWER = 1_000_000;

/** Stripe's library stumbles over anything else, and what it throws then is no error of the provider. */
const answerSchema = z.looseObject({
  error: z.union([z.string(), z.looseObject({})]).nullish(),
});

/** An answer that has come in full. */
class WholeAnswer implements Stripe.HttpClientResponse {
  constructor(
    private readonly response: Response,
    private readonly text: string,
  ) {}

  getStatusCode(): number {
    return this.response.status;
  }

  getHeaders(): Record<string, string> {
    return Object.fromEntries(this.response.headers);
  }

  getRawResponse(): object {
    return {}; // what Stripe hangs on its own client's response is not used here
  }

  toStream(): never {
    throw new Error('Answers of the payment provider are not streamed.');
  }

  async toJSON(): Promise<object> {
    return answerSchema.parse(JSON.parse(this.text));
  }
}

/** All that was answered. Throws where it is more than any answer, and reads no further. */
async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('The payment provider answers without end.');
  }
  return text;
}

/**
 * Calls of Stripe's library with a deadline for the whole answer, and a limit. Its own client has a
 * deadline for silence only, and waits for ever for the rest of an answer whose connection is gone.
 */
export const wholeAnswers: Stripe.HttpClient = {
  getClientName: () => 'fetch',
  async makeRequest(host, port, path, method, headers, body, protocol, milliseconds) {
    const response = await fetch(`${protocol}://${host}:${port}${path}`, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'GET' ? undefined : body,
      signal: AbortSignal.timeout(milliseconds),
    });
    return new WholeAnswer(response, await readText(response.body));
  },
};
