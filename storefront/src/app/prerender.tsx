import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { messages } from '@/messages';
import { descriptions } from '@/messages/en/descriptions';
import { NoScript } from './no-script';
import { Providers } from './providers';
import { Router } from './router';

/** A page that the build writes as HTML, so that it is seen before any of its code has come. */
export interface Prerendered {
  path: string;
  /** File of the page in `routes`. */
  route: string;
  title: string;
  description: string;
}

const page = (path: string, route: string, title: string, description: string): Prerendered => ({
  path,
  route,
  title: messages.layout.title(title),
  description,
});

const { home, catalogue, auth, portfolio, blogs } = messages;

/** What everybody may open. A protected page depends on who comes, and is not among them. */
export const pages: readonly Prerendered[] = [
  page('/', 'home', home.title, descriptions.home),
  page('/allproduct', 'all-products', catalogue.allTitle, descriptions.products),
  page('/login', 'login', auth.loginTitle, descriptions.login),
  page('/signup', 'signup', auth.signupTitle, descriptions.signup),
  page('/resetpass', 'reset-password', auth.resetTitle, descriptions.resetPassword),
  page('/myportfolio', 'portfolio', portfolio.title, descriptions.portfolio),
  page('/blogs', 'blogs', blogs.title, descriptions.blogs),
];

/** What every page shows beside its content where no script runs. */
export const noScript = renderToStaticMarkup(<NoScript />);

/** Renders what a visitor sees at `path` before any script has run. */
export function render(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const html = new PassThrough();
    const { pipe } = renderToPipeableStream(
      <Providers>
        <StaticRouter location={path}>
          <Router />
        </StaticRouter>
      </Providers>,
      {
        // a large part would be put in its place by an inline script, which the policy forbids
        progressiveChunkSize: Infinity,
        onAllReady: () => pipe(html),
        onError: reject,
      },
    );
    text(html).then(resolve, reject);
  });
}
