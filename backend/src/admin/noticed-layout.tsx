import type { PropsWithChildren, ReactElement } from 'react';
import Layout from 'stock-admin/layout';
import { useLocation } from 'stock-admin/router';
import { CLOSED_SECTIONS } from './closed-sections';

/** Whether a page such as `/discounts/*` has this address, which begins with `/a`. */
function isAt(page: string, address: string): boolean {
  const path = `/a${page.replace('*', '')}`;
  if (!page.endsWith('*')) return address.replace(/\/$/, '') === path;
  return address.startsWith(path) && address.length > path.length;
}

/** The layout of the stock admin, with the sentences of the closed sections of the page on top. */
export default function NoticedLayout({ children }: PropsWithChildren): ReactElement {
  const { pathname } = useLocation();
  const sections = CLOSED_SECTIONS.filter(({ pages }) =>
    pages.some((page) => isAt(page, pathname)),
  );
  return (
    <Layout>
      {sections.length > 0 && (
        <ul
          aria-label="Closed in this shop"
          className="rounded-rounded bg-yellow-10 border-yellow-30 px-base py-small mb-xsmall gap-y-xsmall text-grey-90 inter-small-regular flex flex-col border"
        >
          {sections.map(({ title, sentence }) => (
            <li key={title}>
              <strong className="inter-small-semibold">{title} – closed.</strong> {sentence}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Layout>
  );
}
