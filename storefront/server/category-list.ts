import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BackendUnavailable } from './backend-reads.ts';
import { CATEGORY_LIST, existingCategories } from './existing-categories.ts';
import type { Read } from './renderer.ts';

/** Answers a request for the list; 503 while the backend is away. */
export async function sendCategories(
  response: ServerResponse,
  { folder, read, headers }: { folder: string; read: Read; headers: readonly string[] },
): Promise<void> {
  try {
    const body = await existingCategories(
      await readFile(join(folder, CATEGORY_LIST), 'utf8'),
      read,
    );
    response.writeHead(200, [
      ...headers,
      ...['Content-Type', 'application/json', 'Cache-Control', 'no-cache'],
    ]);
    response.end(body);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    response.writeHead(503, [...headers, 'Retry-After', '5']).end();
  }
}
