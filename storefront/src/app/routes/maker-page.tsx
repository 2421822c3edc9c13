import { useLocation } from 'react-router-dom';
import { UserText } from '@/components/ui/user-text';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { messages } from '@/messages';
import NotFound from './not-found';

/** `/delivery`, `/returns`, `/warranty`, `/terms` and `/privacy` */
export default function MakerPage() {
  const { pathname } = useLocation();
  const page = messages.maker.find(({ path }) => path === pathname);
  useDocumentTitle(page?.title ?? messages.notFound.title);
  if (!page) return <NotFound />;
  return (
    <article className="wrap py-10 sm:py-14">
      <header className="mb-10 grid gap-3">
        <h1 className="heading text-4xl sm:text-5xl">{page.title}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty">{page.lead}</p>
      </header>
      {page.sections.map(({ heading, text }) => (
        <section
          key={heading}
          className="grid gap-3 border-t border-line py-6 lg:grid-cols-[4fr_8fr] lg:gap-6"
        >
          <h2 className="heading text-2xl">{heading}</h2>
          <div className="grid max-w-prose gap-3">
            {text.map((paragraph) => (
              <UserText as="p" key={paragraph} className="text-pretty">
                {paragraph}
              </UserText>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
