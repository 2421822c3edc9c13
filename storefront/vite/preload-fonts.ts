import type { Plugin } from 'vite';

/** Preloads the fonts in the page, because the browser would discover them only in the stylesheet. */
export function preloadFonts(name: RegExp): Plugin {
  return {
    name: 'harrow-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((known) => name.test(known));
        if (files.length === 0) throw new Error('The build has no font.');
        return files.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
