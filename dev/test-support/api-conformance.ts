import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
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
          z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
});

type Path = {
  template: string;
  pattern: RegExp;
  calls: Map<string, Map<string, ValidateFunction>>;
};

/** `/users/admin/{email}` before `/users/{email}`: what is literal decides before what is not. */
const byFewestParameters = (a: Path, b: Path) =>
  a.template.split('{').length - b.template.split('{').length;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** Holds every answer of a running backend to the OpenAPI document that it publishes itself. */
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
              ajv.compile(content['application/json']?.schema ?? {}),
            ]),
          ),
        ]),
      ),
    }));
    return new ApiConformance(compiled.sort(byFewestParameters));
  }

  /** Throws where the document does not allow this answer. Paths of the engine are not its matter. */
  check(method: string, path: string, { status, body }: Answer): void {
    const pathname = path.replace(/\?.*$/s, '');
    const answers = this.paths.find(({ pattern }) => pattern.test(pathname))?.calls.get(method);
    if (!answers) return;
    const validate = answers.get(String(status));
    const call = `${method} ${pathname} answered ${status}`;
    if (!validate) throw new Error(`${call}, which is undocumented: ${JSON.stringify(body)}`);
    if (!validate(body)) {
      throw new Error(
        `${call} with another body than documented: ${JSON.stringify(validate.errors)}`,
      );
    }
  }
}
