import type { PropsWithChildren, ReactElement } from 'react';
import Layout from 'stock-admin/layout';
import { useLocation } from 'stock-admin/router';
import type { ClosedSection } from './closed-section';
import { sectionsAt } from './pages';

const Notices = ({ sections }: { sections: readonly ClosedSection[] }) => (
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
);

/**
 * The layout of the stock admin, with the sentences of the closed sections of the page on top. A page of
 * a closed section has nothing else, so that no one fills in a form of it.
 */
export default function NoticedLayout({ children }: PropsWithChildren): ReactElement {
  const { pathname } = useLocation();
  const closed = sectionsAt(pathname, 'closedPages');
  const sections = [...closed, ...sectionsAt(pathname, 'pages')];
  return (
    <Layout>
      {sections.length > 0 && <Notices sections={sections} />}
      {closed.length === 0 && children}
    </Layout>
  );
}
