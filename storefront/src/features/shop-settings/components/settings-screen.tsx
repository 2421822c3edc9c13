import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { Select } from '@/components/ui/select';
import * as deskPaths from '@/config/desk-paths';
import { messages } from '@/messages';
import { useSeenShop, type SeenShop } from '../api/shop-settings';
import { CategoriesSection } from './categories-section';
import { DeliverySection } from './delivery-section';
import { HomeSection } from './home-section';
import { LinksSection } from './links-section';
import { LookSection } from './look-section';
import { MailsSection } from './mails-section';
import { MakerSection } from './maker-section';
import { PagesSection } from './pages-section';

const words = messages.shopSettings;

/** The sections that change the face of the shop, by their place in the address. */
const OF_SHOP: Record<string, ComponentType<{ seen: SeenShop }>> = {
  maker: MakerSection,
  delivery: DeliverySection,
  look: LookSection,
  home: HomeSection,
  links: LinksSection,
};

/** Those with data of their own. */
const OTHERS: Record<string, ComponentType> = {
  categories: CategoriesSection,
  pages: PagesSection,
  mails: MailsSection,
};

const SECTIONS = Object.entries(words.sections);

/** The settings of the shop: a list of sections, and the form of one of them. */
export function SettingsScreen({ section }: { section: string }) {
  const [, Other] = Object.entries(OTHERS).find(([name]) => name === section) ?? [];
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-6 min-[60rem]:grid-cols-[13rem_minmax(0,1fr)] min-[60rem]:gap-10">
        <Sections current={section} />
        {Other ? <Other /> : <OfShop key={section} section={section} />}
      </div>
    </>
  );
}

function OfShop({ section }: { section: string }) {
  const query = useSeenShop();
  const Section = OF_SHOP[section] ?? MakerSection;
  return (
    <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
      {(seen) => (
        <div className="grid grid-cols-1 gap-5">
          {seen.shop.maker.legalName === '' && (
            <p role="status" className="max-w-3xl border-l-4 border-edge pl-3 font-semibold">
              {words.missing}
            </p>
          )}
          {/* another version is another form */}
          <Section key={seen.tag} seen={seen} />
        </div>
      )}
    </QueryContent>
  );
}

/** A list beside the form; in a narrow window a select above it. */
function Sections({ current }: { current: string }) {
  const navigate = useNavigate();
  return (
    <div>
      <nav aria-label={words.title} className="max-[60rem]:hidden">
        <ul className="border-t border-line">
          {SECTIONS.map(([name, label]) => (
            <li key={name} className="border-b border-line">
              <Link
                to={deskPaths.settings(name)}
                aria-current={name === current ? 'page' : undefined}
                className="flex min-h-11 items-center aria-[current=page]:font-semibold hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-[60rem]:hidden">
        <Select
          label={words.choose}
          value={current}
          onChange={({ target }) => void navigate(deskPaths.settings(target.value))}
        >
          {SECTIONS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
