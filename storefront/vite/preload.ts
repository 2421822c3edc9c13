import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

interface PreloadOptions {
  /** Name of the built font file that the first screen is set in. */
  font: RegExp;
  /** Source of the page that most visits begin with. */
  page: RegExp;
}

type Bundle = Rollup.OutputBundle;

const head = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

function fontLinks(bundle: Bundle, font: RegExp): HtmlTagDescriptor[] {
  const names = Object.keys(bundle).filter((name) => font.test(name));
  if (names.length !== 1) throw new Error(`Expected one font file, found ${names.length}.`);
  return names.map((name) =>
    head({ rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' }),
  );
}

function pageLinks(bundle: Bundle, page: RegExp): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => page.test(facadeModuleId ?? ''));
  if (!chunk) throw new Error('The first page has no chunk of its own.');
  // Vite names what the entry imports, but not what that page imports on top.
  const known = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => [entry.fileName, ...entry.imports]);
  return [chunk.fileName, ...chunk.imports]
    .filter((name) => !known.includes(name))
    .map((name) => head({ rel: 'modulepreload', href: `/${name}`, crossorigin: '' }));
}

/**
 * Names in the page what would otherwise be found out one after the other: the font that the
 * stylesheet asks for, and the code of the first page that the application asks for.
 */
export function preload({ font, page }: PreloadOptions): Plugin {
  return {
    name: 'harrow-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [...fontLinks(bundle, font), ...pageLinks(bundle, page)],
    },
  };
}
