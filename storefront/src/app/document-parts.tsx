import type { Shop } from '@harrow/contract';
import { PageShell } from '@/components/layout/page-shell';
import { ProductsMenu } from '@/features/catalogue/components/products-menu';
import { SearchForm } from '@/features/search/components/search-form';
import { messages } from '@/messages';
import { LOCALE } from '@/messages/en/language';
import { noScriptMessages as words } from '@/messages/en/rendering';
import { colorsAddress } from '../../server/colors.ts';
import type { Head } from './page-content';

interface DocumentHeadProps {
  head: Head;
  /** The absolute address of the page; undefined for one that is not there. */
  canonical?: string;
  /** The absolute addresses of the page in the languages of the shop. */
  alternates: readonly { language: string; address: string }[];
  /** The absolute address of its picture. */
  picture: string;
  shop: Shop;
}

/** The elements of the document's head that describe its page. */
export function DocumentHead({ head, canonical, alternates, picture, shop }: DocumentHeadProps) {
  const { title, description, isUnlisted = false, data = [] } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {shop.icon !== null && <link rel="icon" href={shop.icon} />}
      {shop.colors && <link rel="stylesheet" href={colorsAddress(shop.colors)} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {alternates.map(({ language, address }) => (
            <link key={language} rel="alternate" hrefLang={language} href={address} />
          ))}
          <meta property="og:type" content="website" />
          {alternates.length > 0 && (
            <meta property="og:locale" content={LOCALE.replace('-', '_')} />
          )}
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data.map((object, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonInHtml(object) }}
        />
      ))}
    </>
  );
}

/** `<` could end the element early; JSON may escape it. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Shown at every address while the backend does not answer. */
export function Unavailable() {
  const { title, text, retry } = messages.unavailable;
  return (
    <PageShell search={<SearchForm />} products={<ProductsMenu />}>
      <div role="alert" className="wrap grid justify-items-start gap-3 py-24">
        <h1 className="heading text-4xl">{title}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty">{text}</p>
        {/* to the address of the document */}
        {/* eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- an empty address is that of the document */}
        <a href="" className="mt-3 inline-block py-1 font-semibold underline underline-offset-4">
          {retry}
        </a>
      </div>
    </PageShell>
  );
}

/** A line above every page in a browser without JavaScript. */
export function NoScript() {
  return <p className="wrap py-1.5 text-sm font-medium">{words.notice}</p>;
}
