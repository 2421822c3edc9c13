/** Parts of plate, bar, rod or cast steel, seen from the side. */
import { times } from '../lib/svg';
import { flat } from './flat';
import type { Kind } from './kind';

export const plates = {
  blade: flat(
    ({ fill, dark, hole }) =>
      fill('M-96 -18L60 -34L98 -6L92 26L-80 30Q-100 8 -96 -18Z', 'steelLight') +
      dark('M-80 30L92 26L96 8L-92 14Z') +
      hole(-70, 5, 12),
    [20, 0],
  ),
  share: flat(
    ({ fill, dark, hole }) =>
      fill('M-100 40L-20 -30L84 -52Q100 -30 92 10L-70 58Z', 'steel') +
      dark('M-100 40L-70 58L92 10L94 -6L-60 40Z') +
      hole(-6, -8, 8) +
      hole(34, -18, 8) +
      hole(70, -28, 8),
    [0, 16],
  ),
  moldboard: flat(
    ({ fill, dark, thin, hole }) =>
      fill('M-90 62L-60 -40Q0 -84 96 -72Q104 -20 70 24Q0 60 -90 62Z', 'steelLight') +
      dark('M-90 62Q0 60 70 24Q96 -10 98 -40Q60 30 -84 44Z') +
      thin('M-50 -20Q10 -54 84 -50M-64 16Q10 -14 74 -4') +
      hole(-50, 34, 7) +
      hole(-22, 26, 7),
    [10, 0],
  ),
  point: flat(
    ({ fill, dark, hole }) =>
      fill('M-16 -98L20 -98L40 10L4 98L-34 10Z', 'steel') +
      dark('M4 -98L20 -98L40 10L4 98Z') +
      hole(2, -66, 9) +
      hole(2, -26, 9),
  ),
  tine: flat(
    ({ rod, fill, hole }) =>
      rod('M-60 -86L20 -86Q88 -84 84 -36Q80 4 10 6Q-44 12 -36 52Q-26 80 24 92', 20, 'steel') +
      fill('M-78 -104L-20 -104L-20 -68L-78 -68Z', 'red') +
      hole(-62, -86, 7, 'steelLight') +
      hole(-36, -86, 7, 'steelLight'),
    [10, 6],
  ),
  'double-tine': flat(
    ({ rod }) =>
      rod('M-70 90L-52 -10', 9, 'steel') +
      rod('M70 90L52 -10', 9, 'steel') +
      Array.from({ length: 4 }, (_, i) =>
        [-1, 1]
          .map((s) => rod(`M${s * (52 - i * 10)} -30L${s * (52 - i * 10)} 6`, 9, 'steel'))
          .join(''),
      ).join('') +
      rod('M-20 -30Q-20 -70 0 -70Q20 -70 20 -30', 9, 'steel'),
    [52, -12],
  ),
  knife: flat(
    ({ fill, dark, hole }) =>
      fill('M-60 -80L60 -80L60 -20L0 92L-60 -20Z', 'steelLight') +
      dark('M-60 -20L-36 -20L0 70L36 -20L60 -20L0 92Z') +
      hole(-26, -54, 9) +
      hole(26, -54, 9),
  ),
  bar: flat(
    ({ fill, thin, dark, hole }) =>
      fill('M-100 -16L100 -16L100 20L-100 20Z', 'steel') +
      dark('M-100 6L100 6L100 20L-100 20Z') +
      thin(times(14, (i) => `M${-90 + i * 13} -16L${-80 + i * 13} 4`)) +
      hole(-86, 12, 4) +
      hole(0, 12, 4) +
      hole(86, 12, 4),
  ),
  beam: flat(
    ({ fill, dark, hole }) =>
      fill('M-100 -14L84 -30L100 -22L100 14L-86 34L-100 26Z', 'red') +
      dark('M-100 4L100 -8L100 14L-86 34L-100 26Z') +
      hole(-80, 12, 7) +
      hole(82, -6, 7),
  ),
  bracket: flat(
    ({ fill, dark, hole }) =>
      fill('M-70 -84L-30 -84L-24 24L80 34L80 72L-70 72Z', 'red') +
      dark('M-70 52L80 54L80 72L-70 72Z') +
      hole(-50, -56, 10) +
      hole(-50, -10, 10) +
      hole(50, 52, 8),
    [-48, 44],
  ),
  clamp: flat(
    ({ rod, fill, hole }) =>
      rod('M-60 88L-60 -30Q-60 -82 0 -82Q60 -82 60 -30L60 88', 14, 'steelLight') +
      fill('M-90 34L90 34L90 58L-90 58Z', 'red') +
      hole(-60, 72, 14, 'steel') +
      hole(60, 72, 14, 'steel'),
    [0, 46],
  ),
  sign: flat(
    ({ fill, rod, hole }) =>
      fill('M-84 -84L84 -84L84 84L-84 84Z', 'paper') +
      rod('M-50 84L84 -50', 26, 'red') +
      rod('M-84 50L50 -84', 26, 'red') +
      hole(-68, -68, 6) +
      hole(68, 68, 6),
    [0, 10],
  ),
  fender: flat(
    ({ rod }) =>
      rod('M-92 70Q-84 -66 10 -70Q70 -70 94 -20', 26, 'red') +
      rod('M-20 -56L-20 60', 9, 'steelDark'),
    [10, -70],
  ),
  chain: flat(({ fill, hole, thin }) =>
    Array.from({ length: 5 }, (_, i) => {
      const x = -84 + i * 42;
      return (
        fill(
          `M${x - 26} -16Q${x} -34 ${x + 26} -16L${x + 26} 16Q${x} 34 ${x - 26} 16Z`,
          i % 2 ? 'steel' : 'steelLight',
        ) +
        hole(x - 16, 0, 9, 'steelDark') +
        hole(x + 16, 0, 9, 'steelDark') +
        thin(`M${x} -22L${x} 22`)
      );
    }).join(''),
  ),
  belt: flat(
    ({ rod }) =>
      rod(
        'M-60 -40L50 -56Q98 -56 98 0Q98 56 50 56L-60 40Q-96 36 -96 0Q-96 -36 -60 -40Z',
        16,
        'rubber',
      ),
    [98, 0],
  ),
  cross: flat(
    ({ fill, hole }) =>
      fill(
        'M-22 -92L22 -92L22 -22L92 -22L92 22L22 22L22 92L-22 92L-22 22L-92 22L-92 -22L-22 -22Z',
        'steelLight',
      ) +
      fill('M-30 -98L30 -98L30 -62L-30 -62Z', 'steel') +
      fill('M-30 62L30 62L30 98L-30 98Z', 'steel') +
      fill('M-98 -30L-62 -30L-62 30L-98 30Z', 'steel') +
      fill('M62 -30L98 -30L98 30L62 30Z', 'steel') +
      hole(0, 0, 14, 'wheat'),
  ),
  yoke: flat(
    ({ fill, hole, dark }) =>
      fill(
        'M-98 -36L-40 -36Q-20 -36 -8 -56L14 -84L84 -84Q98 -84 98 -60L98 -50Q98 -36 82 -34L16 -26L16 26L82 34Q98 36 98 50L98 60Q98 84 84 84L14 84L-8 56Q-20 36 -40 36L-98 36Z',
        'steel',
      ) +
      dark(
        'M-98 14L-40 14Q-10 20 0 44L16 26L82 34Q98 36 98 50L98 60Q98 84 84 84L14 84L-8 56Q-20 36 -40 36L-98 36Z',
      ) +
      hole(70, -60, 12, 'steelDark') +
      hole(70, 60, 12, 'steelDark'),
  ),
  cotter: flat(
    ({ rod }) =>
      rod('M90 -8L-30 -8Q-60 -40 -84 -20Q-98 0 -84 20Q-60 40 -30 8L70 14', 10, 'steelLight'),
    [40, -8],
  ),
  skid: flat(
    ({ fill, dark, hole }) =>
      fill('M-98 -20L-60 -30L60 -30Q98 -24 98 30Q40 44 -50 40Q-90 30 -98 -20Z', 'steel') +
      dark('M-90 8Q-80 30 -50 30Q40 34 98 20L98 30Q40 44 -50 40Q-80 36 -90 8Z') +
      hole(-40, -8, 8) +
      hole(30, -8, 8),
  ),
  vane: flat(
    ({ fill, dark, hole }) =>
      fill('M-98 -10L80 -46L98 20L-90 40Z', 'steelLight') +
      fill('M-98 -10L80 -46L84 -26L-96 8Z', 'steel') +
      dark('M-90 40L-92 26L94 6L98 20Z') +
      hole(-70, 20, 7) +
      hole(-30, 12, 7),
  ),
  segment: flat(
    ({ fill, thin }) =>
      fill('M-98 -40Q0 50 98 -40L98 4Q0 96 -98 4Z', 'steel') +
      thin(
        times(
          9,
          (i) =>
            `M${-80 + i * 20} ${-26 + (16 - (i - 4) * (i - 4)) * 2.2}L${-80 + i * 20} ${16 + (16 - (i - 4) * (i - 4)) * 2.2}`,
        ),
      ) +
      fill('M-98 -40L-84 -40L-84 16L-98 4Z', 'red') +
      fill('M98 -40L84 -40L84 16L98 4Z', 'red'),
    [0, 24],
  ),
} as const satisfies Record<string, Kind>;
