import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { messages } from '@/messages';

const notFound = messages.notFound;

/** The page for unknown URLs. */
export default function NotFound() {
  useDocumentTitle(notFound.title);
  return (
    <div className="wrap grid items-center gap-8 py-10 md:grid-cols-[5fr_6fr] md:py-16">
      <div className="grid justify-items-start gap-4 max-md:order-2">
        <p className="label">{notFound.title}</p>
        <h1 className="heading text-5xl lg:text-6xl">{notFound.heading}</h1>
        <p className="max-w-md text-lg text-muted text-pretty">{notFound.text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{notFound.home}</ButtonLink>
          <ButtonLink to={paths.products} variant="ghost">
            {notFound.products}
          </ButtonLink>
        </div>
      </div>
      <img
        src="/pictures/scenes/not-found.svg"
        alt={notFound.picture}
        width={800}
        height={500}
        className="h-auto w-full rounded-card"
      />
    </div>
  );
}
