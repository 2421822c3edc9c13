import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const projectSchema = z.object({ references: z.array(z.object({ path: z.string() })) });

/** The folders of the backend, and of the plugins and packages that its TypeScript project refers to. */
export function serverPackages(root: string): string[] {
  const project = readFileSync(join(root, 'backend', 'tsconfig.json'), 'utf8');
  const { references } = projectSchema.parse(JSON.parse(project));
  return ['backend', ...references.map(({ path }) => join('backend', path))];
}
