import { SaveButton } from '@/components/desk/save-button';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { showError } from '@/components/ui/toast';
import { messages } from '@/messages';
import { saveFigures, useFigures, type ShownFigures } from '../api/figures';
import { figuresAddressOf, today, type FiguresAddress } from '../lib/figures-address';
import { CategoryTable } from './category-table';
import { ProductTable } from './product-table';
import { RevenuePart } from './revenue-part';
import { SpanTools } from './span-tools';
import { Sums } from './sums';

const words = messages.figures;

/** What was sold in any span, compared with another. */
export function FiguresScreen() {
  const address = figuresAddressOf(useDeskAddress().query, today());
  const query = useFigures(address);
  return (
    <div className="@container">
      <div className="mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 *:m-0">
        <PageTitle title={messages.dashboard.figures} />
        {/* below the button of the menu */}
        <div className="max-lg:basis-full">
          <SaveButton
            label={words.csv}
            pendingLabel={words.csvPending}
            save={() => saveFigures(address)}
            onFailure={(reason) => showError(words.csvFailed(reason))}
            className="max-sm:w-full"
          />
        </div>
      </div>
      <SpanTools address={address} />
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {(shown) => <Parts address={address} shown={shown} isBusy={query.isPreviousData} />}
      </QueryContent>
    </div>
  );
}

interface PartsProps {
  address: FiguresAddress;
  shown: ShownFigures;
  isBusy: boolean;
}

const Parts = ({ address, shown, isBusy }: PartsProps) => (
  <div
    aria-busy={isBusy}
    className="grid grid-cols-1 gap-10 transition-opacity duration-200 aria-busy:opacity-60"
  >
    <Sums figures={shown.figures} />
    <RevenuePart address={address} shown={shown} />
    <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-2 @4xl:gap-8">
      <ProductTable figures={shown.figures} />
      <CategoryTable figures={shown.figures} />
    </div>
  </div>
);
