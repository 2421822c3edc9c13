import { Button, type Fact, Facts, Note, Paragraph } from './elements';
import { formatMoney, formatPieces } from './format';
import { Letter, type Shop } from './letter';
import type { Written } from './order-letters';
import { productPage } from './pages';

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

const factsOf = ({ name, number, minimum, price, currency }: RestockedProduct): Fact[] => [
  ['Product', name],
  ...(number === null ? [] : [['Part', number] satisfies Fact]),
  ['Price', `${formatMoney(price, currency)} per piece`],
  ...(minimum > 1 ? [['Sold from', formatPieces(minimum)] satisfies Fact] : []),
];

export function restocked({ shop, product }: RestockMail): Written {
  const { name, available, handle } = product;
  const left = `${formatPieces(available)} ${available === 1 ? 'is' : 'are'} in stock`;
  return {
    subject: `Back in stock: ${name}`,
    body: (
      <Letter shop={shop} title="Back in stock" preview={`${left}.`}>
        <Paragraph>
          You asked us to write when this product is back. As we write this, {left}. We do not hold
          any of them for you.
        </Paragraph>
        <Facts facts={factsOf(product)} />
        <Button href={productPage(shop.origin, handle)}>See the product</Button>
        <Note>You get this mail once. No further one follows unless you ask for it.</Note>
      </Letter>
    ),
  };
}

/** Replaces the other mail if the product has sold out again before it was sent. */
export function soldOutAgain({ shop, product }: RestockMail): Written {
  return {
    subject: `Sold out again: ${product.name}`,
    body: (
      <Letter shop={shop} title="Back, and sold out again" preview="Others were faster.">
        <Paragraph>
          You asked us to write when this product is back. It was, but it sold out again before we
          could write to you. We are sorry.
        </Paragraph>
        <Facts facts={factsOf(product)} />
        <Button href={productPage(shop.origin, product.handle)}>Ask for the next mail</Button>
        <Note>You get this mail once. For another one, ask again on the page of the product.</Note>
      </Letter>
    ),
  };
}
