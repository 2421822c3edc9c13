import type { Category } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { SearchPage } from '../api/lists';
import { pathTo } from '../lib/category-path';
import { changed, hrefOf, type ListAddress } from '../lib/list-address';

/** The choices by which a list can be narrowed. */
export interface Choices {
  address: ListAddress;
  tree: readonly Category[];
  result: SearchPage | undefined;
}

/** A category to choose; the one without a handle is all of them. */
export interface Kind {
  handle?: string;
  name: string;
  /** The products that the other filters would find in it; undefined if unknown. */
  count?: number;
}

/** The categories to choose: those of the first level, and below the chosen one of these. */
export function kindsOf({ address, tree, result }: Choices): [top: Kind[], below: Kind[]] {
  const counts = new Map(result?.facets.categories.map(({ handle, count }) => [handle, count]));
  const kindOf = ({ handle, name, count }: Category): Kind => ({
    ...{ handle, name },
    count: result ? (counts.get(handle) ?? 0) : count,
  });
  const path = pathTo(tree, address.category);
  // in a search, categories without results are useless
  const isUseful = ({ handle, count }: Kind) =>
    !address.isSearch || count !== 0 || path.some((above) => above.handle === handle);
  const all = { name: messages.lists.all, count: address.category ? undefined : result?.total };
  return [
    [all, ...tree.map(kindOf).filter(isUseful)],
    (path[0]?.children ?? []).map(kindOf).filter(isUseful),
  ];
}

interface CategoryLinksProps extends Choices {
  /** Whether only the kinds within the category of the first level are shown, above a table. */
  isWithin?: boolean;
}

/** Links to the categories, in a row each level. On a phone they are in the dialog with the filters. */
export function CategoryLinks({ isWithin = false, ...choices }: CategoryLinksProps) {
  const { address, tree } = choices;
  const [top, below] = kindsOf(choices);
  const path = pathTo(tree, address.category);
  const whole = isWithin ? top.find(({ handle }) => handle === path[0]?.handle) : undefined;
  const within = whole && below.length > 0 && { ...whole, name: messages.lists.allOf(whole.name) };
  return (
    <nav aria-label={messages.lists.categories} className="max-md:scripted:hidden">
      {within ? (
        <Row kinds={[within, ...below]} address={address} current={(path[1] ?? path[0])?.handle} />
      ) : (
        <>
          <Row kinds={top} address={address} current={path[0]?.handle} />
          {below.length > 0 && <Row kinds={below} address={address} current={path[1]?.handle} />}
        </>
      )}
    </nav>
  );
}

interface RowProps {
  kinds: Kind[];
  address: ListAddress;
  current: string | undefined;
}

function Row({ kinds, address, current }: RowProps) {
  return (
    <ul className="flex min-h-11.5 flex-wrap gap-x-6 border-b border-line">
      {kinds.map(({ handle, name, count }) => (
        <li key={handle ?? ''}>
          <KindLink
            kind={{ handle, name, count }}
            address={address}
            isCurrent={handle === current}
            className="-mb-px flex min-w-6 items-baseline gap-2 border-b-2 border-transparent py-2.5 leading-6 hover:border-line aria-[current]:border-ink aria-[current]:font-semibold forced-colors:mb-0"
          />
        </li>
      ))}
    </ul>
  );
}

interface KindLinkProps {
  kind: Kind;
  address: ListAddress;
  isCurrent: boolean;
  className: string;
  onClick?: () => void;
}

/** A link to the list with another category. */
export function KindLink({ kind, address, isCurrent, ...rest }: KindLinkProps) {
  const isPage = address.category === kind.handle;
  return (
    <Link
      {...rest}
      to={hrefOf(changed(address, { category: kind.handle }))}
      aria-current={isCurrent ? (isPage ? 'page' : 'true') : undefined}
    >
      <UserText>{kind.name}</UserText>
      {kind.count !== undefined && <span className="label">{formatNumber(kind.count)}</span>}
    </Link>
  );
}
