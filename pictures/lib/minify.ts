import { optimize } from 'svgo';

/** Minifies SVG markup, and keeps the view box. */
export function minify(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Transforms need more digits than points: a scale of 0.15 must not be rounded to 0.2.
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
            // Adjacent paths must remain separate.
            mergePaths: false,
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
