import type { Express } from 'express';

/** A response that is ready to be written. */
export type ReadyAnswer = {
  /**
   * The body, one character per byte ('latin1'), so that Node writes it together with the headers.
   */
  bytes: string;
  /** The ETag. */
  tag: string;
  /** The headers that depend on the body, names and values in turn. */
  headers: string[];
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns a function that makes responses from JSON, with the same ETag as the application's. */
export function readyAnswers(app: Express): (json: string) => ReadyAnswer {
  const tagOf = app.get('etag fn') as (body: Buffer) => string;
  return (json) => {
    const body = Buffer.from(json);
    const tag = tagOf(body);
    const length = String(body.length);
    const headers = ['Content-Type', JSON_TYPE, 'ETag', tag, 'Content-Length', length];
    return { bytes: body.toString('latin1'), tag, headers };
  };
}
