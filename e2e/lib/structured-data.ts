import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('structured-data-issues.mjs', import.meta.url));

const report = z.object({
  types: z.array(z.string()),
  issues: z.array(z.object({ severity: z.enum(['ERROR', 'WARNING']), issueMessage: z.string() })),
});

/** Returns the types of the structured data in an HTML document, and what Google would refuse. */
export async function checkStructuredData(
  html: string,
): Promise<{ types: string[]; errors: string[] }> {
  const program = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  program.stdin.end(html);
  const { types, issues } = report.parse(JSON.parse(await text(program.stdout)));
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  return { types, errors: errors.map(({ issueMessage }) => issueMessage) };
}
