import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorefrontSettings } from '@harrow/contract';
import { z } from 'zod';
import type { RenderedPage } from './renderer.ts';
import { injectConfig, jsonInHtml } from './runtime-config.ts';

const chunksSchema = z.object({
  routes: z.record(z.string(), z.array(z.string())),
  shell: z.array(z.string()),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The places of the template: before the end of the head, the root's tag, its content, the data. */
const PLACES = /(?=<\/head>)|(?<=<div id="root")(?=>)|(?<=<div id="root">)|(?<=id="harrow-data">)/;
const PIECES = 5;

/** The template's own title and description, which the rendered page replaces. */
const DEFAULTS = /<title>[^<]*<\/title>\s*|<meta\s+name="description"[^>]*>\s*/g;
const STYLES = /(?<=<style>).*?(?=<\/style>)/gs;
const NO_SCRIPT_STYLE = '<noscript><link rel="stylesheet" href="/noscript.css"></noscript>';

/** The document around every page. */
export class DocumentTemplate {
  /** Its inline styles, which the policy allows by their hashes. */
  readonly styles: readonly string[];
  private readonly pieces: readonly string[];
  private readonly chunks: z.infer<typeof chunksSchema>;

  /** Reads the files that the build has written into `folder`; `noScript` precedes every page. */
  constructor(folder: string, config: StorefrontSettings, noScript: string) {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    this.chunks = chunksSchema.parse(JSON.parse(read('chunks.json')));
    const template = injectConfig(read('template.html'), config)
      .replace(DEFAULTS, '')
      .replace('</head>', `${NO_SCRIPT_STYLE}</head>`)
      .replace('<div id="root">', () => `<noscript>${noScript}</noscript><div id="root">`);
    this.styles = [...template.matchAll(STYLES)].map(([styles]) => styles);
    this.pieces = template.split(PLACES);
    if (this.pieces.length !== PIECES) {
      throw new Error(`template.html has ${this.pieces.length} pieces instead of ${PIECES}.`);
    }
  }

  write({ head, body, data, path, route }: RenderedPage): string {
    const later = this.chunks.routes[route ?? ''] ?? [];
    const isHydrated = path !== undefined;
    const links = this.chunks.shell.map(
      (file) => `<link rel="modulepreload" href="${file}" crossorigin>`,
    );
    const inserted = [
      isHydrated ? head : head + links.join(''),
      isHydrated ? ` data-path="${escaped(path)}" data-later="${later.join(' ')}"` : '',
      body,
      jsonInHtml(data),
    ];
    return this.pieces.map((piece, index) => piece + (inserted[index] ?? '')).join('');
  }
}
