import { type Duty, errorSchema, leastDuty, type Operation, REFUSALS } from '@harrow/contract';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  });
  return described;
};

/** The statuses an operation can refuse with, those that follow from its other members included. */
function refusalsOf(operation: Operation): number[] {
  const { method, access, parameters, query, body, refusals = [] } = operation;
  const statuses = new Set([400, 429, 503, ...refusals]);
  if (access !== 'anyone' && access !== 'optional') statuses.add(401);
  if (leastDuty(operation) !== null || access === 'customer') statuses.add(403);
  if (parameters ?? query ?? body) statuses.add(422);
  if (method !== 'get') for (const status of [413, 415]) statuses.add(status);
  return [...statuses].sort((a, b) => a - b);
}

const described = (status: number): Json => ({
  description: REFUSALS[status] ?? 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function parametersIn(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const headerParameters = (headers: Record<string, string> = {}): Json[] =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));

function requestBody({ body, rawBody }: Operation): Json {
  if (rawBody) {
    const { mediaType, schema } = rawBody;
    return { requestBody: { required: true, content: { [mediaType]: { schema } } } };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: toJsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

const SECURITY: Record<Operation['access'], Json[]> = {
  anyone: [],
  optional: [{}, { accessToken: [] }],
  session: [{ accessToken: [] }],
  customer: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
};

const ADMINS_WITH: Record<Duty, string> = {
  packer: 'admins',
  manager: 'managers and owners',
  owner: 'owners',
};

/** The summary, with the admins who may call the operation. */
function summaryOf(operation: Operation): string {
  const least = leastDuty(operation);
  if (least === null) return operation.summary;
  const admins = ADMINS_WITH[least];
  return operation.access === 'admin'
    ? `${operation.summary} For ${admins} only.`
    : `${operation.summary} Of admins, for ${admins} only.`;
}

function describeOperation(operation: Operation): Json {
  const { access, parameters, query, headers } = operation;
  const { status = 200, answer, answerType = 'application/json' } = operation;
  return {
    summary: summaryOf(operation),
    security: SECURITY[access],
    parameters: [
      ...parametersIn('path', parameters),
      ...parametersIn('query', query),
      ...headerParameters(headers),
    ],
    ...requestBody(operation),
    responses: {
      [status]: {
        description: 'Done',
        content: { [answerType]: { schema: toJsonSchema(answer, 'output') } },
      },
      ...(operation.isAcceptedWithoutAnswer && { 202: { description: 'Accepted' } }),
      ...Object.fromEntries(refusalsOf(operation).map((refusal) => [refusal, described(refusal)])),
    },
  };
}

/** The OpenAPI 3.1 document of operations, made from the schemas that parse their requests. */
export function describeApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Harrow', version: '1', summary: 'The shop’s own calls beside its engine’s.' },
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorSchema, 'output') },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
