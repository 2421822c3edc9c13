import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import { addressIn, LANGUAGES, type Language } from '../../../server/page-languages.ts';
import { settings } from '@/config/settings';
import { LANGUAGE } from '@/messages/en/language';

const isOther = (language: string): language is Language =>
  language !== LANGUAGE && language in LANGUAGES;

/** Links to the same page in the other languages of the shop. Each is a separate application, so they load a new document. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (settings.languages ?? []).filter(isOther).map((language) => (
    <a
      // the server knows neither the address of a missing page nor parameters that it ignores
      key={`${language}${isHydrated}`}
      suppressHydrationWarning
      href={addressIn(language, pathname) + search}
      hrefLang={language}
      lang={language}
      className={className}
    >
      {LANGUAGES[language]}
    </a>
  ));
}
