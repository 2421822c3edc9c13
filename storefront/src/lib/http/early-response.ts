/** A request made before the application loaded. */
interface EarlyResponse {
  url: string;
  /** Null after a failure: the application sends the request again, and shows its error. */
  body: Promise<string | null>;
}

declare global {
  interface Window {
    harrowEarly?: EarlyResponse;
  }
}

/** Requests public data ahead of the application. Resolves with the body, or null after a failure. */
export function requestEarly(url: string): Promise<string | null> {
  const body = fetch(url, { credentials: 'omit' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  window.harrowEarly = { url, body };
  return body;
}

/** Returns the early response to the request for `url`, once; null if there is none. */
export async function takeEarlyResponse(url: string): Promise<string | null> {
  const early = window.harrowEarly;
  if (early?.url !== url) return null;
  delete window.harrowEarly;
  return early.body;
}
