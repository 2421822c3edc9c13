/** An answer of the backend; `body` is the parsed JSON, or else the text. */
export type Answer = { status: number; headers: Headers; body: unknown };

export type Request = {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

const isSentAsItIs = (body: unknown): body is string | FormData | Blob | undefined =>
  body === undefined ||
  typeof body === 'string' ||
  body instanceof FormData ||
  body instanceof Blob;

/** Sends JSON (a string, a form or bytes unchanged) and returns the answer of any status. */
export async function send(
  method: string,
  url: string,
  { token, headers, body }: Request = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData
        ? {} // fetch sets the content type of a form, with its boundary
        : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isSentAsItIs(body) ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: parse(await response.text()) };
}
