import { z } from 'zod/mini';
import { deleteDrafts, formDraft, hasDrafts } from '../form-draft';

const schema = z.object({ text: z.string() });
const fay = 'fay@harrow.test';
const ben = 'ben@harrow.test';
const draft = formDraft(fay, 'review', schema);

afterEach(() => sessionStorage.clear());

it('returns the draft until it is deleted', () => {
  draft.save({ text: 'Runs well.' });
  expect(draft.read()).toEqual({ text: 'Runs well.' });
  expect(hasDrafts()).toBe(true);
  draft.remove();
  expect(draft.read()).toBeNull();
  expect(hasDrafts()).toBe(false);
});

it('does not show a draft to another account', () => {
  draft.save({ text: 'Runs well.' });
  expect(formDraft(ben, 'review', schema).read()).toBeNull();
});

it('ignores a draft that does not match the schema', () => {
  draft.save({ text: 1 });
  expect(draft.read()).toBeNull();
});

it('deletes all drafts, or those of all other accounts', () => {
  const other = formDraft(ben, 'review', schema);
  draft.save({ text: 'Runs well.' });
  other.save({ text: 'Rusts.' });
  deleteDrafts(fay);
  expect([draft.read(), other.read()]).toEqual([{ text: 'Runs well.' }, null]);
  sessionStorage.setItem('order:1', 'key');
  deleteDrafts();
  expect(hasDrafts()).toBe(false);
  expect(sessionStorage).toHaveLength(1);
});
