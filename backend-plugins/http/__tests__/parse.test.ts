import { z } from 'zod';
import { limitParameter, optionalPage, parseBody } from '../src/parse';
import { textSchema } from '../src/text';

const schema = z.object({ name: textSchema(5), size: z.number() });

function refusal(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

it('drops members that nobody asked for', () => {
  expect(parseBody(schema, { name: 'disc', size: 1, role: 'admin' })).toEqual({
    name: 'disc',
    size: 1,
  });
});

it('names every field that breaks a rule', () => {
  const error = refusal(() => parseBody(schema, { name: 'too long', size: '1' }));
  expect(error).toMatchObject({
    type: 'invalid_body',
    fields: { name: 'This must be at most 5 characters.', size: expect.any(String) as unknown },
  });
});

it.each([[undefined], [null], ['text'], [[]], [7]])('refuses %j as a body', (body) => {
  expect(refusal(() => parseBody(schema, body))).toMatchObject({ type: 'invalid_body' });
});

it.each([
  ['12', true],
  ['100', true],
  ['0', false],
  ['101', false],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  ['', false],
  ['9999999999', false],
])('reads %j as the size of a page: %s', (text, isOne) => {
  expect(limitParameter.safeParse(text).success).toBe(isOne);
});

it.each([
  [{}, undefined],
  [{ limit: '5' }, { limit: 5, pageNumber: 0 }],
  [{ pageNumber: '2' }, { limit: 100, pageNumber: 2 }],
])('reads %j as a page of a list, or as all of it', (query, page) => {
  expect(optionalPage.parse(query)).toEqual(page);
});
