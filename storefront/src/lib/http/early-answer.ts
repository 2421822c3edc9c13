/** What was asked for before the application came. */
interface EarlyAnswer {
  url: string;
  /** Null when there was no good answer: the application asks again, and tells about it. */
  body: Promise<string | null>;
}

declare global {
  interface Window {
    harrowEarly?: EarlyAnswer;
  }
}

/** Asks for public data that the application is about to ask for; resolves with what came. */
export function askEarly(url: string): Promise<string | null> {
  const body = fetch(url, { credentials: 'omit' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  window.harrowEarly = { url, body };
  return body;
}

/** The early answer to the request for `url`, given once; null if there is none. */
export async function takeEarlyAnswer(url: string): Promise<string | null> {
  const early = window.harrowEarly;
  if (early?.url !== url) return null;
  delete window.harrowEarly;
  return early.body;
}
