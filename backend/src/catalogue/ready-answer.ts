import type { Express } from 'express';

/** An answer that only has to be written. */
export type ReadyAnswer = {
  /** Its bytes, a character each ('latin1'): Node writes head and body of such an answer at once. */
  bytes: string;
  /** The headers that depend on it, names and values in turn. */
  headers: string[];
};

/** Makes answers of JSON, with the tags that the application would give them. */
export function readyAnswers(app: Express): (json: string) => ReadyAnswer {
  const tagOf = app.get('etag fn') as (body: Buffer) => string;
  return (json) => {
    const body = Buffer.from(json);
    const headers = ['ETag', tagOf(body), 'Content-Length', String(body.length)];
    return { bytes: body.toString('latin1'), headers };
  };
}
