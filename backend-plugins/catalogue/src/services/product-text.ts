import type { Language } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { readMetadata, type Translations, translationsOf } from '../lib/product-details';
import { statement } from '../lib/statement';
import { type Kind, subjectsIn, type Texts, type TextsOf, translated } from '../lib/translated';

const OF_PRODUCTS = statement('texts-of-products');
const OF_CATEGORIES = statement('texts-of-categories');
const TAX = "SELECT tax->>('text_' || $1) AS tax FROM shop";

type TextRow = { handle: string | null; name: string | null; description: string | null };
type ProductRow = TextRow & { id: string; title: string; specifications: unknown };

const textsOf = ({ title, name, description, specifications }: ProductRow): Texts => ({
  title,
  name,
  description,
  ...readMetadata({ specifications }),
});

/** The texts of products and categories in other languages than English. */
export default class ProductTextService {
  constructor(private readonly services: Services) {}

  /** Returns the texts of a product. Throws `not_found` if there is none. */
  async retrieve(productId: string): Promise<Translations> {
    return translationsOf(await this.services.productManagementService.retrieve(productId));
  }

  /**
   * Returns an answer with the texts of its products and categories in a language, of those that have some. English
   * is what the answer has already.
   */
  async inLanguage<Answer>(answer: Answer, language: Language): Promise<Answer> {
    if (language === 'en') return answer;
    return translated(answer, await this.textsIn(answer, language), language) as Answer;
  }

  /** Returns what `toItem` makes of each row, in batches, with the texts in a language. */
  async *batches<Row, Item>(
    batches: AsyncIterable<Row[]>,
    toItem: (row: Row) => Item,
    language: Language,
  ): AsyncGenerator<Item[]> {
    for await (const rows of batches) yield await this.inLanguage(rows.map(toItem), language);
  }

  /** Returns products as JSON, in batches, with their texts in a language. */
  async *batchesInLanguage(
    batches: AsyncIterable<string[]>,
    language: Language,
  ): AsyncGenerator<string[]> {
    const parsed = this.batches(batches, (json) => JSON.parse(json) as unknown, language);
    for await (const products of parsed) yield products.map((each) => JSON.stringify(each));
  }

  private async textsIn(answer: unknown, language: Language): Promise<TextsOf> {
    const subjects = subjectsIn(answer);
    const namesOf = (kind: Kind) => [
      ...new Set(subjects.filter((each) => each.kind === kind).map(({ name }) => name)),
    ];
    const [ids, handles] = [namesOf('products'), namesOf('handles')];
    const products: ProductRow[] =
      ids.length + handles.length === 0
        ? []
        : await this.services.manager.query(OF_PRODUCTS, [ids, handles, language]);
    const categories: TextRow[] =
      namesOf('categories').length === 0
        ? []
        : await this.services.manager.query(OF_CATEGORIES, [language]);
    const [shop]: { tax: string | null }[] =
      subjects.length === 0 ? [] : await this.services.manager.query(TAX, [language]);
    return {
      tax: shop?.tax ?? null,
      products: new Map(products.map((row) => [row.id, textsOf(row)])),
      handles: new Map(products.map((row) => [row.handle ?? row.id, textsOf(row)])),
      categories: new Map(
        categories.map((row) => [row.handle ?? '', { ...row, title: null, specifications: [] }]),
      ),
    };
  }
}
