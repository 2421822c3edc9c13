import type Stripe from 'stripe';

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

  toJSON(): Promise<object> {
    return Promise.resolve().then(() => JSON.parse(this.text) as object);
  }
}

/**
 * Calls of Stripe's library with a deadline for the whole answer. Its own client has one for silence
 * only, and waits for ever for the rest of an answer whose connection is gone.
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
    return new WholeAnswer(response, await response.text());
  },
};
