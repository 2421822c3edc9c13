import type { Request, RequestHandler } from 'express';

/** What the engine's sessions add to a request before its routes see it. */
type WithSession = {
  session?: {
    user_id?: string;
    cookie: { sameSite?: boolean | 'strict' };
    save(done: (error?: unknown) => void): void;
  } | null;
};

/**
 * Answers a sign-in of staff when its session has been kept, or with the error that kept it from
 * being. The engine saves sessions behind the answer: with a Redis that is away it would say yes to
 * somebody whom it does not know at the next click. The cookie goes to the stock admin's own pages only:
 * in production the engine would have browsers send it with the requests of every site.
 */
export const answerOnceKept: RequestHandler = (req: Request & WithSession, res, next) => {
  const json = res.json.bind(res);
  res.json = (body) => {
    res.json = json;
    const { session } = req;
    if (!session?.user_id) return json(body); // refused: there is nothing to keep
    session.cookie.sameSite = 'strict';
    session.save((error) => {
      if (!error) {
        json(body);
        return;
      }
      req.session = null; // it would be saved once more, and its cookie sent
      next(error);
    });
    return res;
  };
  next();
};
