import { dropDraft, keepDraft, readDraft } from './purchase-draft';

const draft = { quantity: 2, phone: '555 0100', address: 'Mill Lane 1' };

beforeEach(() => sessionStorage.clear());

it('gives back what was typed to the same buyer of the same product', () => {
  keepDraft('ada@farm.test', 'prod_1', draft);
  expect(readDraft('ada@farm.test', 'prod_1')).toEqual(draft);
});

it('shows it to nobody else and for no other product', () => {
  keepDraft('ada@farm.test', 'prod_1', draft);
  expect(readDraft('bob@farm.test', 'prod_1')).toBeNull();
  expect(readDraft('ada@farm.test', 'prod_2')).toBeNull();
});

it('forgets it when it is dropped', () => {
  keepDraft('ada@farm.test', 'prod_1', draft);
  dropDraft('ada@farm.test', 'prod_1');
  expect(readDraft('ada@farm.test', 'prod_1')).toBeNull();
});
