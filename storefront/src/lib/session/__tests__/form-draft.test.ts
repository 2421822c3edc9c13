import { z } from 'zod/mini';
import { formDraft } from '../form-draft';

const schema = z.object({ text: z.string() });
const draft = formDraft('review:fay@harrow.test', schema);

afterEach(() => sessionStorage.clear());

it('gives back what was kept until it is dropped', () => {
  draft.keep({ text: 'Runs well.' });
  expect(draft.read()).toEqual({ text: 'Runs well.' });
  draft.drop();
  expect(draft.read()).toBeNull();
});

it('is nobody else’s', () => {
  draft.keep({ text: 'Runs well.' });
  expect(formDraft('review:ben@harrow.test', schema).read()).toBeNull();
});

it('takes nothing that is not of the form', () => {
  sessionStorage.setItem('review:fay@harrow.test', '{"text":1}');
  expect(draft.read()).toBeNull();
});
