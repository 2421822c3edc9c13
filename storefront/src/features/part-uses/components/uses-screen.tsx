import type { PartUses } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { DeskFoot } from '@/components/desk/foot';
import { NoRows } from '@/components/desk/no-rows';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskSection } from '@/components/desk/section';
import { DeskTools } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { QueryContent } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePartUses, USES_ON_PAGE } from '../api/part-uses';
import { Steps } from './steps';
import { UsesTable } from './uses-table';

const words = messages.partUses;

/** Lists the uses of the part number in the address. */
export function UsesScreen() {
  const { page, words: number } = useDeskAddress();
  const query = usePartUses(number, page);
  return (
    <>
      <DeskTools>
        <DeskSearch label={words.search} hint={words.searchHint} />
      </DeskTools>
      {number === '' ? (
        <NoRows words={words} isFiltered={false} />
      ) : (
        <>
          <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
            {(uses) => (uses ? <Uses uses={uses} /> : <NoRows words={words} isFiltered />)}
          </QueryContent>
          <DeskFoot
            size={USES_ON_PAGE}
            total={query.isPreviousData ? undefined : query.data?.count}
          />
        </>
      )}
    </>
  );
}

function Uses({ uses }: { uses: PartUses }) {
  const { part, replacedBy, replaces, count, isCapped } = uses;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Head uses={uses} />
      <Steps title={words.replacedBy} steps={replacedBy} of="parts" />
      <Steps title={words.replaces} steps={replaces} of="old" />
      <DeskSection title={isCapped ? words.listedMore(count) : words.listed(count)}>
        {isCapped && <p className="pt-2 text-sm text-muted">{words.capped}</p>}
        {count === 0 ? (
          <p className="pt-3 text-muted">{words.notListed}</p>
        ) : (
          <UsesTable part={part} uses={uses.uses} />
        )}
      </DeskSection>
    </div>
  );
}

/** The number, its name, and whether it is sold. */
function Head({ uses: { part, name, offer } }: { uses: PartUses }) {
  return (
    <div className="grid gap-1">
      <p className="heading text-2xl wrap-anywhere">
        <span className="figure">{part}</span> <UserText>{name}</UserText>
      </p>
      <p>
        {offer ? (
          <>
            {words.sold(formatMoney(offer.price, offer.currency), offer.available)}{' '}
            <Link to={paths.product(offer.handle)} className="underline underline-offset-4">
              {words.seeProduct}
            </Link>
          </>
        ) : (
          words.notSold
        )}
      </p>
    </div>
  );
}
