import type { Request, RequestHandler } from 'express';

/** The members that the engine's session middleware adds to a request. */
type WithSession = {
  session?: {
    user_id?: string;
    cookie: { sameSite?: boolean | 'strict' };
    save(done: (error?: unknown) => void): void;
  } | null;
};

/**
 * Delays the response to a staff login until the session is saved, and answers the error if that
 * fails. The engine saves sessions after the response, so that without Redis the login would seem
 * to succeed. Restricts the cookie to the stock admin's own pages: in production, the engine would
 * allow it for requests from all sites.
 */
export const answerOnceKept: RequestHandler = (req: Request & WithSession, res, next) => {
  const json = res.json.bind(res);
  res.json = (body) => {
    res.json = json;
    const { session } = req;
    if (!session?.user_id) return json(body); // the login failed
    session.cookie.sameSite = 'strict';
    session.save((error) => {
      if (!error) {
        json(body);
        return;
      }
      req.session = null; // prevents another attempt to save it, and the cookie
      next(error);
    });
    return res;
  };
  next();
};
