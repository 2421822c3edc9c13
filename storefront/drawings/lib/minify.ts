import { optimize } from 'svgo';

/** Minified markup. Titles, ids and numbers are safe to squeeze; the view box must stay. */
export function minify(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Transforms need more digits than points: a scale of 0.15 must not become 0.2.
            convertTransform: { floatPrecision: 3, transformPrecision: 5 },
            // Paths that only touch are different pieces of steel.
            mergePaths: false,
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
