import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Panel } from '../panel';

/** An amount of a price list, in the smallest unit of its currency. */
type Amount = {
  id: string;
  amount: number;
  currency_code: string;
  min_quantity: number | null;
  max_quantity: number | null;
  variant_id: string;
};

/** A product of the list, by the variant that the shop sells. */
type Listed = { variantId: string; title: string };

type Content = { amounts: Amount[]; products: Listed[] };

type Read = { state: 'loading' | 'failed' } | ({ state: 'read' } & Content);

/** The products of the list that are named, and offered in the form. */
const MAX_PRODUCTS = 100;

const FIELD = 'border-grey-20 rounded-rounded bg-grey-5 h-xlarge border px-xsmall w-full';
const BUTTON =
  'whitespace-nowrap border-grey-20 rounded-rounded border px-small py-2xsmall inter-small-semibold';

/** Calls the stock admin. Throws the server's sentence, where it refuses. */
async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`/admin/price-lists/${path}`, {
    method,
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const content = (await answer.json()) as Answer & { message?: string };
  if (!answer.ok) throw new Error(content.message ?? `The server answered ${answer.status}.`);
  return content;
}

async function readContent(id: string): Promise<Content> {
  const [{ price_list: list }, { products }] = await Promise.all([
    send<{ price_list: { prices: Amount[] } }>('GET', id),
    send<{ products: { title: string; variants: { id: string }[] }[] }>(
      'GET',
      `${id}/products?limit=${MAX_PRODUCTS}&expand=variants`,
    ),
  ]);
  return {
    amounts: list.prices,
    products: products.flatMap(({ title, variants: [variant] }) =>
      variant ? [{ variantId: variant.id, title }] : [],
    ),
  };
}

const moneyFormat = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** Returns the number of decimals of a currency. */
const decimalsOf = (currency: string) =>
  moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 0;

/** Returns a decimal price in the smallest unit of its currency; null if the text is not a price. */
function readPrice(text: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

const piecesOf = ({ min_quantity: from, max_quantity: to }: Amount): string => {
  if (from === null) return to === null ? 'Any' : `Up to ${to}`;
  return to === null ? `From ${from}` : `${from} to ${to}`;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The amounts of a price list by quantity, for which the engine's pages have no fields. */
const PriceSteps = ({ priceList: { id, updated_at: version } }: PriceStepsProps) => {
  const [read, setRead] = useState<Read>({ state: 'loading' });
  const [failure, setFailure] = useState('');
  const reload = useCallback(
    () =>
      readContent(id).then(
        (content) => setRead({ state: 'read', ...content }),
        () => setRead({ state: 'failed' }),
      ),
    [id],
  );
  useEffect(() => void reload(), [reload, version]);

  /** Makes a change and shows the list after it; false if the server refused. */
  const change = async (method: string, body: object): Promise<boolean> => {
    setFailure('');
    try {
      await send(method, `${id}/prices/batch`, body);
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    }
    await reload();
    return true;
  };

  return (
    <Panel
      id="price-steps"
      title="Prices by quantity"
      lead="An order pays the lowest amount that applies to its quantity, and never more than the regular price."
    >
      {read.state === 'loading' && <p role="status">Loading…</p>}
      {read.state === 'failed' && (
        <p role="alert">The prices cannot be read at the moment. Reload the page to try again.</p>
      )}
      {read.state === 'read' && (
        <>
          <AmountTable
            {...read}
            onRemove={(amount) => void change('DELETE', { price_ids: [amount.id] })}
          />
          <StepForm {...read} onAdd={(price) => change('POST', { prices: [price] })} />
        </>
      )}
      <Problem text={failure} />
    </Panel>
  );
};

/** A refusal, or nothing. */
const Problem = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p role="alert" className="text-rose-50 mt-small">
      {text}
    </p>
  );

type PriceStepsProps = { priceList: { id: string; updated_at: string } };

function AmountTable({ amounts, products, onRemove }: AmountTableProps) {
  const titles = new Map(products.map(({ variantId, title }) => [variantId, title]));
  const rows = amounts
    .map((amount) => ({ amount, title: titles.get(amount.variant_id) ?? amount.variant_id }))
    .sort(
      (a, b) =>
        a.title.localeCompare(b.title) ||
        (a.amount.min_quantity ?? 0) - (b.amount.min_quantity ?? 0),
    );
  return (
    <table className="w-full text-left">
      <thead className="inter-small-semibold text-grey-50">
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Pieces</th>
          <th scope="col">Price of one</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ amount, title }) => (
          <tr key={amount.id} className="border-grey-20 border-t">
            <td className="py-xsmall">{title}</td>
            <td>{piecesOf(amount)}</td>
            <td>
              {moneyFormat(amount.currency_code).format(
                amount.amount / 10 ** decimalsOf(amount.currency_code),
              )}
            </td>
            <td className="text-right">
              <button
                type="button"
                className={BUTTON}
                aria-label={`Remove ${title}, ${piecesOf(amount)}`}
                onClick={() => onRemove(amount)}
              >
                Remove
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AmountTableProps = Content & { onRemove: (amount: Amount) => void };

const EMPTY = { variant: '', from: '', price: '' };

/** Returns the reason why typed values cannot be sent, or an empty text. */
function problemOf({ from, price }: typeof EMPTY, currency: string): string {
  if (!/^[1-9]\d{0,8}$/.test(from)) return 'Enter a whole number of pieces.';
  if (readPrice(price, currency) !== null) return '';
  return `Enter a price such as ${moneyFormat(currency).format(19)}, without the sign.`;
}

/** Adds an amount from a quantity on, for a product that the list already has. */
function StepForm({ amounts, products, onAdd }: StepFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const currency = amounts[0]?.currency_code;
  if (!currency || products.length === 0) {
    return (
      <p className="mt-base">Add a product to the list first, at its price for any quantity.</p>
    );
  }
  const field = (name: keyof typeof EMPTY) => ({
    required: true,
    className: FIELD,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variant = typed.variant || (products[0]?.variantId ?? '');
    const found = problemOf(typed, currency);
    setProblem(found);
    if (found !== '') return;
    const price = {
      ...{ currency_code: currency, variant_id: variant },
      ...{ amount: readPrice(typed.price, currency), min_quantity: Number(typed.from) },
    };
    if (await onAdd(price)) setTyped({ ...EMPTY, variant });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-large">
      <div className="gap-small flex items-end">
        <label className="w-full">
          Product
          <select {...field('variant')}>
            {products.map(({ variantId, title }) => (
              <option key={variantId} value={variantId}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          From pieces
          <input inputMode="numeric" {...field('from')} />
        </label>
        <label>
          Price in {currency.toUpperCase()}
          <input inputMode="decimal" {...field('price')} />
        </label>
        <button type="submit" className={BUTTON}>
          Add price
        </button>
      </div>
      <Problem text={problem} />
    </form>
  );
}

type StepFormProps = Content & { onAdd: (price: object) => Promise<boolean> };

export const config = { zone: 'price_list.details.after' };

export default PriceSteps;
