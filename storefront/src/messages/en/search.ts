/** Texts of the suggestions below the search field. Counts are passed in formatted. */
export const searchMessages = {
  suggestions: 'Suggestions',
  found: (count: string, plural: boolean) =>
    `${count} ${plural ? 'suggestions' : 'suggestion'}. Choose one with the arrow keys.`,
  products: 'Products',
  categories: 'Categories',
  count: (count: string, plural: boolean) => `${count} ${plural ? 'products' : 'product'}`,
  all: (words: string) => `All results for “${words}”`,
};
