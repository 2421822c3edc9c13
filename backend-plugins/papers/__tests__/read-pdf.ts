import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF, and its attachments. */
export type ReadPdf = { pages: string[]; attachments: Buffer[]; source: string };

type Reference = `${number}`;
type Objects = Map<Reference, { dictionary: string; stream: Buffer | null }>;

function objectsOf(bytes: Buffer): Objects {
  const source = bytes.toString('latin1');
  const objects: Objects = new Map();
  for (const { 1: id, 2: body = '', index } of source.matchAll(
    /^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm,
  )) {
    const at = body.indexOf('\nstream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const from = index + `${id ?? ''} 0 obj\n`.length + at + '\nstream\n'.length;
    const raw = bytes.subarray(from, from + length);
    const isPacked = dictionary.includes('/FlateDecode');
    const stream = at < 0 ? null : isPacked ? inflateSync(raw) : raw;
    objects.set(`${Number(id)}`, { dictionary, stream });
  }
  return objects;
}

/** Reads the letters of the glyphs of a font. */
function lettersOf(cmap: string): string[] {
  const lists = Array.from(cmap.matchAll(/<\w+> <\w+> \[([^\]]*)\]/g), ([, list = '']) => list);
  return lists
    .flatMap((list) => Array.from(list.matchAll(/<([\w ]*)>/g), ([, codes = '']) => codes))
    .map((codes) => Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
}

function textOf(page: string, objects: Objects): string {
  const references = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '';
  const get = (id: string) => objects.get(`${Number(id)}`);
  const resources = get(references('Resources'))?.dictionary ?? '';
  const fonts = new Map(
    Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(get(id)?.dictionary ?? '')?.[1] ?? '';
      return [name, lettersOf(get(unicode)?.stream?.toString('latin1') ?? '')] as const;
    }),
  );
  const content = get(references('Contents'))?.stream?.toString('latin1') ?? '';
  let letters: string[] = [];
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBDC\b/g)) {
    if (font) letters = fonts.get(font) ?? [];
    else if (glyphs === undefined) text += '\n';
    else {
      const codes = Array.from(glyphs.matchAll(/<(\w*)>/g), ([, hex = '']) => hex).join('');
      text += (codes.match(/.{4}/g) ?? [])
        .map((code) => letters[parseInt(code, 16)] ?? '�')
        .join('');
    }
  }
  return text;
}

/** Reads a PDF as pdfkit writes it. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const all = [...objects.values()];
  return {
    pages: all
      .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
      .map(({ dictionary }) => textOf(dictionary, objects)),
    attachments: all.flatMap(({ dictionary, stream }) =>
      stream && dictionary.includes('/Type /EmbeddedFile') ? [stream] : [],
    ),
    source: all.map(({ dictionary }) => dictionary).join('\n'),
  };
}
