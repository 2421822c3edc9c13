import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { Background } from '@/features/portfolio/components/background';
import { Introduction } from '@/features/portfolio/components/introduction';
import { SelectedWork } from '@/features/portfolio/components/selected-work';
import { messages } from '@/messages';

const portfolio = messages.portfolio;

/** `/myportfolio`: the portfolio of a fictitious person. */
export default function Portfolio() {
  useDocumentTitle(portfolio.title);
  return (
    <div className="wrap grid gap-16 py-6 sm:gap-20 sm:py-8">
      <Introduction />
      <SelectedWork />
      <Background />
      <section
        aria-labelledby="contact-title"
        className="grid justify-items-start gap-4 rounded-card bg-panel p-6 sm:p-10"
      >
        <h2 id="contact-title" className="heading text-3xl">
          {portfolio.contactTitle}
        </h2>
        <p className="max-w-prose text-pretty text-muted">{portfolio.contact}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={paths.blogs}>{portfolio.toBlogs}</ButtonLink>
          <ButtonLink to={paths.products} variant="ghost">
            {portfolio.toProducts}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
