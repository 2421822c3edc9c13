import { z } from 'zod/mini';
import { dropDrafts, formDraft, hasDrafts } from '../form-draft';

const schema = z.object({ text: z.string() });
const fay = 'fay@harrow.test';
const ben = 'ben@harrow.test';
const draft = formDraft(fay, 'review', schema);

afterEach(() => sessionStorage.clear());

it('gives back what was kept until it is dropped', () => {
  draft.keep({ text: 'Runs well.' });
  expect(draft.read()).toEqual({ text: 'Runs well.' });
  expect(hasDrafts()).toBe(true);
  draft.drop();
  expect(draft.read()).toBeNull();
  expect(hasDrafts()).toBe(false);
});

it('does not show a draft to another account', () => {
  draft.keep({ text: 'Runs well.' });
  expect(formDraft(ben, 'review', schema).read()).toBeNull();
});

it('ignores what does not match the form', () => {
  draft.keep({ text: 1 });
  expect(draft.read()).toBeNull();
});

it('drops all drafts, or those of all other accounts', () => {
  const other = formDraft(ben, 'review', schema);
  draft.keep({ text: 'Runs well.' });
  other.keep({ text: 'Rusts.' });
  dropDrafts(fay);
  expect([draft.read(), other.read()]).toEqual([{ text: 'Runs well.' }, null]);
  sessionStorage.setItem('order:1', 'key');
  dropDrafts();
  expect(hasDrafts()).toBe(false);
  expect(sessionStorage).toHaveLength(1);
});
