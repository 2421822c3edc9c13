import { z } from 'zod';
import { textSchema } from '@harrow/contract';
import { parseBody } from '../src/parse';

const schema = z.object({ name: textSchema(5), size: z.number() });

function refusal(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

it('drops undeclared members', () => {
  expect(parseBody(schema, { name: 'disc', size: 1, role: 'admin' })).toEqual({
    name: 'disc',
    size: 1,
  });
});

it('names undeclared members of a strict schema', () => {
  const strict = z.strictObject({
    amount: z.number().optional(),
    at: z.strictObject({}).optional(),
  });
  expect(refusal(() => parseBody(strict, { amout: 4, at: { x: 1 } }))).toMatchObject({
    type: 'invalid_body',
    fields: { amout: 'This member is unknown.', 'at.x': 'This member is unknown.' },
  });
});

it('names every field that breaks a rule', () => {
  const error = refusal(() => parseBody(schema, { name: 'too long', size: '1' }));
  expect(error).toMatchObject({
    type: 'invalid_body',
    fields: { name: 'This must be at most 5 characters.', size: expect.any(String) as unknown },
  });
});

it('names the values that are allowed', () => {
  const choice = z.object({ by: z.enum(['day', 'week', 'month']), all: z.literal('true') });
  expect(refusal(() => parseBody(choice, { by: 'year', all: 'yes' }))).toMatchObject({
    fields: { by: 'This must be day, week, or month.', all: 'This must be true.' },
  });
  expect(refusal(() => parseBody(choice, {}))).toMatchObject({
    fields: { by: 'This is required.' },
  });
});

it.each([[undefined], [null], ['text'], [[]], [7]])('refuses %j as a body', (body) => {
  expect(refusal(() => parseBody(schema, body))).toMatchObject({ type: 'invalid_body' });
});
