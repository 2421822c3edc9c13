import { operations as catalogue } from '@harrow/catalogue';
import { describeApi } from '@harrow/http';
import { operations as identity } from '@harrow/identity';
import { operations as images } from '@harrow/images';
import { operations as orders } from '@harrow/orders';
import { operations as payments } from '@harrow/payments';
import { operations as profiles } from '@harrow/profiles';
import { operations as reviews } from '@harrow/reviews';

/** Every plugin's calls. */
export const operations = [
  ...identity,
  ...catalogue,
  ...orders,
  ...payments,
  ...reviews,
  ...profiles,
  ...images,
];

/** The paths of the calls, such as `/orders/{id}`. */
export const apiPaths = (): string[] => operations.map(({ path }) => path);

/** The OpenAPI document of every plugin's calls, as `/openapi.json` answers it. */
export const apiDescription = () => describeApi(operations);
