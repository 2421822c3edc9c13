import { MAX_LIST_LINES, MAX_QUANTITY } from '@harrow/contract';
import { withAdded, withQuantity } from './list-lines';

const disc = { productId: 'disc', quantity: 10 };
const filter = { productId: 'filter', quantity: 4 };

describe('withAdded', () => {
  it('adds a product at the end, and pieces to one that is there', () => {
    expect(withAdded([disc], [filter, { ...disc, quantity: 5 }])).toEqual([
      { productId: 'disc', quantity: 15 },
      filter,
    ]);
  });

  it('leaves out products beyond the maximum, but still adds pieces', () => {
    const full = Array.from({ length: MAX_LIST_LINES }, (_, index) => ({
      productId: `prod_${index}`,
      quantity: 1,
    }));
    const lines = withAdded(full, [disc, { productId: 'prod_0', quantity: 2 }]);
    expect(lines).toHaveLength(MAX_LIST_LINES);
    expect(lines[0]).toEqual({ productId: 'prod_0', quantity: 3 });
  });
});

describe('withQuantity', () => {
  it('changes the pieces of a product in its place', () => {
    expect(withQuantity([disc, filter], 'disc', 3)).toEqual([{ ...disc, quantity: 3 }, filter]);
  });

  it('takes no more pieces than an order can have', () => {
    expect(withQuantity([disc], 'disc', MAX_QUANTITY + 1)).toEqual([
      { ...disc, quantity: MAX_QUANTITY },
    ]);
  });

  it('removes a product without pieces', () => {
    expect(withQuantity([disc, filter], 'disc', 0)).toEqual([filter]);
  });
});
