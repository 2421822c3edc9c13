import type { Suggestions } from '@harrow/contract';
import * as paths from '@/config/paths';

/** The addresses of all suggestions in their order on the screen, the one with all results last. */
export const addressesOf = ({ products, categories }: Suggestions, typed: string): string[] => [
  ...products.map(({ handle }) => paths.product(handle)),
  ...categories.map(({ handle }) => paths.category(handle)),
  paths.results(typed),
];
