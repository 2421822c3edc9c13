import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { descriptions, noScriptMessages as words } from '@/messages/en/prerender';
import { Providers } from './providers';
import { Router } from './router';

/** A page that the build renders to HTML, so that it is visible before its code has loaded. */
export interface Prerendered {
  path: string;
  /** The page's file in `routes`. */
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

const { home, catalogue, auth, portfolio, blogs, maker } = messages;

/** The public pages. Protected pages depend on the user and cannot be prerendered. */
export const pages: readonly Prerendered[] = [
  page(paths.home, 'home', home.title, descriptions.home),
  page(paths.products, 'all-products', catalogue.allTitle, descriptions.products),
  page(paths.login, 'login', auth.loginTitle, descriptions.login),
  page(paths.signup, 'signup', auth.signupTitle, descriptions.signup),
  page(paths.resetPassword, 'reset-password', auth.resetTitle, descriptions.resetPassword),
  page(paths.portfolio, 'portfolio', portfolio.title, descriptions.portfolio),
  page(paths.blogs, 'blogs', blogs.title, descriptions.blogs),
  ...maker.map(({ path, title, lead }) => page(path, 'maker-page', title, lead)),
];

/** The notice for browsers without JavaScript, part of every page. */
export const noScript = renderToStaticMarkup(<NoScript />);

/** Renders the page at `path` as a visitor sees it before any script runs. */
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
        // larger chunks would be inserted by inline scripts, which the content security policy forbids
        progressiveChunkSize: Infinity,
        onAllReady: () => pipe(html),
        onError: reject,
      },
    );
    text(html).then(resolve, reject);
  });
}

/** A notice above every page in a browser without JavaScript, with links to the static pages. */
function NoScript() {
  return (
    <div className="wrap py-6">
      <section
        aria-labelledby="no-script-title"
        className="grid gap-2 rounded-card border border-line bg-panel p-5 sm:p-6"
      >
        <h2 id="no-script-title" className="heading text-xl">
          {words.title}
        </h2>
        <p className="max-w-prose text-pretty">{words.text}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {words.pages.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-block py-1 font-semibold underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
