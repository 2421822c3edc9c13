import { PUBLISHABLE_KEY } from './target.ts';

/** An answer of the sandbox as a browser sees it. */
export interface BrowserAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

/** Calls the sandbox as Stripe.js in a browser does: with the publishable key and a form. */
export async function browserCall(
  url: string,
  path: string,
  fields?: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<BrowserAnswer> {
  const response = await fetch(`${url}${path}`, {
    method: fields === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, ...headers },
    body: fields === undefined ? undefined : new URLSearchParams(fields),
  });
  const body = (await response.json()) as BrowserAnswer['body'];
  return { status: response.status, headers: response.headers, body };
}

/** The form of a card that is good for years. */
export function cardFields(number: string, prefix = ''): Record<string, string> {
  const at = (name: string) => (prefix === '' ? `card[${name}]` : `${prefix}[card][${name}]`);
  return {
    [prefix === '' ? 'type' : `${prefix}[type]`]: 'card',
    [at('number')]: number,
    [at('exp_month')]: '12',
    [at('exp_year')]: String(new Date().getFullYear() + 2),
    [at('cvc')]: '123',
  };
}
