import { z } from 'zod';
import { describeApi } from '../src/open-api';
import { operation, pageQuery } from '@harrow/contract';

const describe = (changes = {}) => {
  const declared = operation({
    method: 'put',
    path: '/things/{id}',
    summary: 'Changes a thing.',
    access: 'admin',
    parameters: z.object({ id: z.string() }),
    query: pageQuery,
    headers: { 'If-Match': 'The version that was read' },
    body: z.object({ size: z.int().min(1) }),
    status: 201,
    answer: z.object({ modifiedCount: z.int() }),
    refusals: [404],
    ...changes,
  });
  const { paths } = describeApi([declared]) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  return paths['/things/{id}']?.put ?? {};
};

it('describes path, query and header parameters', () => {
  expect(describe().parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
    { name: 'pageNumber', in: 'query', required: false },
    { name: 'If-Match', in: 'header', required: false },
  ]);
});

it('describes the body that the schema parses', () => {
  expect(describe().requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['size'] } } },
  });
});

it('lists the error responses implied by access and input', () => {
  expect(Object.keys(describe().responses as object)).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '413',
    '415',
    '422',
    '429',
    '503',
  ]);
  const open = describe({
    access: 'anyone',
    parameters: undefined,
    query: undefined,
    body: undefined,
  });
  expect(Object.keys(open.responses as object)).toEqual([
    '201',
    '400',
    '404',
    '413',
    '415',
    '429',
    '503',
  ]);
});

it('requires a token only where the operation does', () => {
  expect(describe().security).toEqual([{ accessToken: [] }]);
  expect(describe({ access: 'optional' }).security).toEqual([{}, { accessToken: [] }]);
  expect(describe({ access: 'anyone' }).security).toEqual([]);
});

it('describes a body that is not JSON by its media type', () => {
  const rawBody = { mediaType: 'multipart/form-data', schema: { type: 'object' } };
  expect(describe({ body: undefined, rawBody }).requestBody).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' } } },
  });
});

it('describes a response that is not JSON by its media type', () => {
  expect(describe({ answerType: 'image/webp' }).responses).toMatchObject({
    201: { content: { 'image/webp': {} } },
    404: { content: { 'application/json': {} } },
  });
});
