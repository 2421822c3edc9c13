import {
  dialedPhone,
  isSoldOut,
  onOneLine,
  type ProductDetails,
  sellerOf,
  type Shop,
} from '@harrow/contract';
import type { Step } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { pageAddress } from '@/lib/page-address';
import { unitPriceAt } from '@/lib/price-steps';

const CONTEXT = 'https://schema.org';
const BEST_RATING = 5;

type Absolute = (address: string) => string;

/** Describes a product as Google's merchant listings read it. */
export function productData(product: ProductDetails, shop: Shop, absolute: Absolute): object {
  const { name, description, sku, images, specifications, rating } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description,
    ...(sku !== null && { sku, mpn: sku }),
    image: images.map(absolute),
    url: absolute(pageAddress(paths.product(product.handle))),
    brand: { '@type': 'Brand', name: shop.name },
    category: product.category?.name,
    ...(specifications.length > 0 && {
      additionalProperty: specifications.map((each) => ({ '@type': 'PropertyValue', ...each })),
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: BEST_RATING,
      },
    }),
    offers: offerData(product, shop, absolute),
  };
}

function offerData(product: ProductDetails, shop: Shop, absolute: Absolute): object {
  return {
    '@type': 'Offer',
    url: absolute(pageAddress(paths.product(product.handle))),
    price: unitPriceAt(product.priceSteps, product.minimum),
    priceCurrency: product.currency.toUpperCase(),
    availability: `${CONTEXT}/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minimum },
    seller: { '@type': 'Organization', name: sellerOf(shop) },
  };
}

/** Stands for the words in the address of a search. */
const WORDS = '{words}';

/** Describes the shop: who it belongs to, and how it is searched. */
export function shopData(shop: Shop, absolute: Absolute): object[] {
  const { address, phone } = shop.maker;
  const url = absolute(pageAddress(paths.home));
  const search = absolute(pageAddress(paths.results(WORDS))).replace(
    encodeURIComponent(WORDS),
    WORDS,
  );
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: sellerOf(shop),
      url,
      logo: absolute(shop.logo ?? '/favicon.svg'),
      ...(address !== '' && { address: onOneLine('', address) }),
      ...(phone !== '' && { telephone: dialedPhone(shop.maker) }),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=words',
      },
    },
  ];
}

/** Describes the way from the home page to a page, the last of the `steps`, as its breadcrumb shows it. */
export function breadcrumbOf(steps: readonly Step[], absolute: Absolute): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(pageAddress(to)),
    })),
  };
}
