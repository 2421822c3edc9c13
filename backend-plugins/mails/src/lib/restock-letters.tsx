import { Button, type Fact, Facts, Note, Paragraph } from './elements';
import { formatMoney } from './format';
import { Letter, type Shop } from './letter';
import type { Written } from './order-letters';
import { productPage } from './pages';
import type { LetterWords } from './words/letter-words';

/** A product that someone waits for; `price` is decimal. */
type RestockedProduct = {
  name: string;
  handle: string;
  number: string | null;
  available: number;
  minimum: number;
  price: number;
  currency: string;
};

type RestockMail = { shop: Shop; product: RestockedProduct };

function factsOf(product: RestockedProduct, words: LetterWords): Fact[] {
  const { name, number, minimum, price, currency } = product;
  const { restocked: says } = words;
  return [
    [says.product, name],
    ...(number === null ? [] : [[says.part, number] satisfies Fact]),
    [says.price, says.perPiece(formatMoney(price, currency, words))],
    ...(minimum > 1 ? [[says.soldFrom, words.pieces(minimum)] satisfies Fact] : []),
  ];
}

export function restocked({ shop, product }: RestockMail): Written {
  const { name, available, handle } = product;
  const { words } = shop;
  const { restocked: says } = words;
  const left = [words.pieces(available), available === 1] as const;
  return {
    subject: says.subject(name),
    body: (
      <Letter shop={shop} title={says.title} preview={says.inStock(...left)}>
        <Paragraph>{says.text(...left)}</Paragraph>
        <Facts facts={factsOf(product, words)} />
        <Button href={productPage(shop.origin, handle)}>{says.see}</Button>
        <Note>{says.once}</Note>
      </Letter>
    ),
  };
}

/** Replaces the other mail if the product has sold out again before it was sent. */
export function soldOutAgain({ shop, product }: RestockMail): Written {
  const { soldOutAgain: says } = shop.words;
  return {
    subject: says.subject(product.name),
    body: (
      <Letter shop={shop} title={says.title} preview={says.preview}>
        <Paragraph>{says.text}</Paragraph>
        <Facts facts={factsOf(product, shop.words)} />
        <Button href={productPage(shop.origin, product.handle)}>{says.ask}</Button>
        <Note>{says.once}</Note>
      </Letter>
    ),
  };
}
