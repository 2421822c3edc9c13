import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { send, type Answer } from './http.ts';

const documented = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        responses: z.record(
          z.string(),
          z.object({
            content: z.record(z.string(), z.object({ schema: z.looseObject({}) })).default({}),
          }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
});

type Path = {
  template: string;
  pattern: RegExp;
  /** For each method, the validators of the answer's body by status. */
  calls: Map<string, Map<string, () => ValidateFunction>>;
};

/** Sorts `/users/admin/{email}` before `/users/{email}`, since literal segments take precedence. */
const byFewestParameters = (a: Path, b: Path) =>
  a.template.split('{').length - b.template.split('{').length;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** Compiles a schema on demand, since a test file uses only a few of the hundreds. */
function once(ajv: Ajv2020, schema: AnySchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => (validate ??= ajv.compile(schema));
}

/** Checks every answer of a running backend against the OpenAPI document that it publishes. */
export class ApiConformance {
  private constructor(private readonly paths: readonly Path[]) {}

  static async read(url: string): Promise<ApiConformance> {
    const { body } = await send('GET', `${url}/openapi.json`);
    const { paths, components } = documented.parse(body);
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
    for (const [name, schema] of Object.entries(components.schemas)) {
      ajv.addSchema(schema, `#/components/schemas/${name}`);
    }
    const compiled = Object.entries(paths).map(([template, calls]) => ({
      template,
      pattern: patternOf(template),
      calls: new Map(
        Object.entries(calls).map(([method, { responses }]) => [
          method.toUpperCase(),
          new Map(
            Object.entries(responses).map(([status, { content }]) => [
              status,
              once(ajv, content['application/json']?.schema ?? {}),
            ]),
          ),
        ]),
      ),
    }));
    return new ApiConformance(compiled.sort(byFewestParameters));
  }

  /** Throws if the document does not allow this answer. Ignores paths of the engine. */
  check(method: string, path: string, { status, body }: Answer): void {
    const pathname = path.replace(/\?.*$/s, '');
    const answers = this.paths.find(({ pattern }) => pattern.test(pathname))?.calls.get(method);
    if (!answers) return;
    const validate = answers.get(String(status))?.();
    const call = `${method} ${pathname} answered ${status}`;
    if (!validate) throw new Error(`${call}, which is undocumented: ${JSON.stringify(body)}`);
    if (!validate(body)) {
      throw new Error(`${call} with an undocumented body: ${JSON.stringify(validate.errors)}`);
    }
  }
}
