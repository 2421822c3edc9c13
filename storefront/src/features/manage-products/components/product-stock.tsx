import { MAX_STOCK_REASON_LENGTH, type WrittenProduct } from '@harrow/contract';
import { Choice } from '@/components/desk/choice';
import { DeskSection } from '@/components/desk/section';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AmountField } from '@/components/ui/number-field';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { TextField } from '@/components/ui/text-field';
import * as deskPaths from '@/config/desk-paths';
import { isolate } from '@/lib/format/isolate';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useStockedProduct } from '../api/stock-movements';
import { useStockForm } from '../hooks/use-stock-form';
import { StockMovements } from './stock-movements';

const words = messages.stock;

const KINDS = ['received', 'counted'] as const;

/** The stock of a product: what was received or counted, and all that has changed it. */
export function ProductStock({ id }: { id: string }) {
  const query = useStockedProduct(id);
  const { data: product } = query;
  return (
    <>
      <BackLink to={deskPaths.editProduct(id)}>{words.back}</BackLink>
      <PageTitle title={product ? words.title(isolate(product.name)) : words.stock} />
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {(known) => (known ? <Stock product={known} /> : <EmptyState {...words.noProduct} />)}
      </QueryContent>
    </>
  );
}

const Stock = ({ product }: { product: WrittenProduct }) => (
  <div className="grid gap-10">
    <p className="figure text-2xl">{words.inStock(formatPieces(product.available))}</p>
    <StockForm id={product._id} />
    <DeskSection title={words.history}>
      <StockMovements id={product._id} />
    </DeskSection>
  </div>
);

function StockForm({ id }: { id: string }) {
  const { typed, problems, outcome, pending, choose, save } = useStockForm(id);
  return (
    <form
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend className="font-semibold">{words.kind}</legend>
        {KINDS.map((kind) => (
          <Choice
            key={kind}
            name="kind"
            checked={typed.kind === kind}
            onChange={() => choose({ kind })}
          >
            {words.kinds[kind]}
          </Choice>
        ))}
      </fieldset>
      <AmountField
        label={words.pieces[typed.kind]}
        value={typed.pieces}
        onValueChange={(pieces) => choose({ pieces })}
        error={problems.pieces}
      />
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={MAX_STOCK_REASON_LENGTH}
        autoComplete="off"
        value={typed.reason}
        onChange={({ target }) => choose({ reason: target.value })}
        error={problems.reason}
      />
      <div className="grid justify-items-start gap-3">
        <p role="alert" className="font-medium text-red-text empty:absolute">
          {problems.other}
        </p>
        <Button type="submit" pending={pending} pendingLabel={words.saving}>
          {words.save[typed.kind]}
        </Button>
        <p role="status" className="empty:absolute">
          {outcome}
        </p>
      </div>
    </form>
  );
}
