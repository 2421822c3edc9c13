/** Hoses, fittings, electrics and supplies, seen from the side. */
import { flat } from './flat';
import type { Kind } from './kind';

export const fittings = {
  hose: flat(
    ({ rod, fill }) =>
      rod(
        'M-84 -20Q-84 -78 -10 -70Q70 -60 66 0Q60 56 0 50Q-50 44 -40 4Q-30 -30 20 -24',
        14,
        'rubber',
      ) +
      fill('M-96 -20L-72 -20L-72 30L-96 30Z', 'steelLight') +
      fill('M16 -38L62 -38L62 -12L16 -12Z', 'steelLight'),
    [-24, -70],
  ),
  cable: flat(
    ({ rod, fill, thin }) =>
      rod('M-80 30Q-60 -60 0 -30Q60 6 60 -60', 7, 'rubber') +
      rod('M-10 -36Q10 40 76 50', 7, 'rubber') +
      fill('M-100 26L-60 26L-60 84L-100 84Z', 'rubber') +
      thin('M-90 50L-70 50M-90 64L-70 64') +
      fill('M44 -96L76 -96L76 -58L44 -58Z', 'steelDark') +
      fill('M70 36L100 36L100 66L70 66Z', 'steelDark'),
    [0, -30],
  ),
  coupler: flat(
    ({ fill, dark, thin }) =>
      fill('M-96 -24L-40 -24L-40 24L-96 24Z', 'steel') +
      fill('M-44 -38L24 -38L24 38L-44 38Z', 'steelLight') +
      thin('M-28 -38L-28 38M-14 -38L-14 38M0 -38L0 38') +
      fill('M24 -26L80 -26L96 -14L96 14L80 26L24 26Z', 'steelLight') +
      dark('M-44 16L24 16L24 38L-44 38Z'),
  ),
  dust: flat(
    ({ fill, dark, rod }) =>
      rod('M-40 30Q-90 60 -80 -40', 8, 'rubber') +
      fill('M-44 -60L60 -60Q76 -60 76 -40L76 40Q76 60 60 60L-44 60Z', 'red') +
      dark('M-44 26L76 26L76 40Q76 60 60 60L-44 60Z'),
  ),
  nozzle: flat(
    ({ fill, dark, thin }) =>
      fill('M-24 -98L24 -98L24 -50L-24 -50Z', 'steelDark') +
      fill('M-54 -50L54 -50L62 -34L62 34Q62 48 46 48L-46 48Q-62 48 -62 34L-62 -34Z', 'wheat') +
      thin('M-36 -30L-36 30M-12 -30L-12 30M12 -30L12 30') +
      dark('M24 -50L54 -50L62 -34L62 34Q62 48 46 48L24 48Z') +
      fill('M-30 48L30 48L20 74L-20 74Z', 'paper') +
      fill('M-12 74L12 74L12 88L-12 88Z', 'steelLight'),
  ),
  valve: flat(
    ({ fill, dark, thin, hole }) =>
      fill(
        'M-100 -22L-46 -22L-46 -44L46 -44L46 -22L100 -22L100 26L46 26L46 50L-46 50L-46 26L-100 26Z',
        'steel',
      ) +
      dark('M-100 10L100 10L100 26L46 26L46 50L-46 50L-46 26L-100 26Z') +
      thin('M-80 -22L-80 26M80 -22L80 26') +
      fill('M-18 -44L18 -44L18 -70L-18 -70Z', 'steelLight') +
      fill('M-50 -92L50 -92L50 -70L-50 -70Z', 'red') +
      hole(0, 4, 16, 'steelLight'),
    [0, 30],
  ),
  lamp: flat(
    ({ fill, dark, thin }) =>
      fill(
        'M-90 -56L90 -56Q100 -56 100 -46L100 46Q100 56 90 56L-90 56Q-100 56 -100 46L-100 -46Q-100 -56 -90 -56Z',
        'rubber',
      ) +
      fill('M-86 -42L20 -42L20 42L-86 42Z', 'red') +
      fill('M20 -42L86 -42L86 42L20 42Z', 'wheat') +
      thin('M-60 -42L-60 42M-34 -42L-34 42M-8 -42L-8 42M42 -42L42 42M64 -42L64 42') +
      dark('M-86 20L86 20L86 42L-86 42Z'),
  ),
  bulb: flat(
    ({ fill, thin, dark }) =>
      fill('M-30 20Q-66 -16 -46 -60Q-20 -98 0 -98Q20 -98 46 -60Q66 -16 30 20Z', 'glass') +
      thin('M-12 20L-16 -30L-6 -44L6 -30L14 -44L16 -30L12 20') +
      fill('M-32 20L32 20L32 76L-32 76Z', 'steelLight') +
      dark('M8 20L32 20L32 76L8 76Z') +
      fill('M-14 76L14 76L14 94L-14 94Z', 'steelDark'),
  ),
  reflector: flat(
    ({ fill, thin, hole }) =>
      fill(
        'M-84 -44L84 -44Q98 -44 98 -30L98 30Q98 44 84 44L-84 44Q-98 44 -98 30L-98 -30Q-98 -44 -84 -44Z',
        'wheat',
      ) +
      thin(
        'M-60 -30L-30 30M-30 -30L0 30M0 -30L30 30M30 -30L60 30M-60 30L-30 -30M-30 30L0 -30M0 30L30 -30M30 30L60 -30',
      ) +
      hole(-80, 0, 7) +
      hole(80, 0, 7),
  ),
  nipple: flat(
    ({ fill, thin, hole }) =>
      fill('M-24 30L24 30L24 94L-24 94Z', 'steel') +
      thin('M-24 44L24 50M-24 58L24 64M-24 72L24 78') +
      fill('M-56 -6L56 -6L56 32L-56 32Z', 'steelLight') +
      fill('M-18 -40L18 -40L26 -6L-26 -6Z', 'steelLight') +
      hole(0, -58, 26, 'steelLight'),
  ),
  bottle: flat(
    ({ fill, dark, thin }) =>
      fill('M-22 -98L22 -98L22 -70L-22 -70Z', 'red') +
      fill(
        'M-24 -70L24 -70Q60 -56 60 -28L60 82Q60 96 46 96L-46 96Q-60 96 -60 82L-60 -28Q-60 -56 -24 -70Z',
        'leaf',
      ) +
      fill('M-60 -10L60 -10L60 62L-60 62Z', 'paper') +
      thin('M-36 10L36 10M-36 26L36 26M-36 42L10 42') +
      dark('M34 -62Q60 -52 60 -28L60 82Q60 96 46 96L34 96Z'),
  ),
  guard: flat(
    ({ fill, dark, thin }) =>
      fill('M-98 -40L-60 -62L-40 -36L98 -36L98 36L-40 36L-60 62L-98 40Z', 'wheat') +
      thin('M-84 -46L-84 46M-72 -54L-72 54M-60 -60L-60 60') +
      dark('M-98 12L98 12L98 36L-40 36L-60 62L-98 40Z'),
  ),
  tank: flat(
    ({ fill, dark, thin }) =>
      fill(
        'M-80 -60Q-80 -80 -60 -80L60 -80Q80 -80 80 -60L80 60Q80 84 56 84L-56 84Q-80 84 -80 60Z',
        'leaf',
      ) +
      dark('M30 -80L60 -80Q80 -80 80 -60L80 60Q80 84 56 84L30 84Z') +
      fill('M-34 -98L34 -98L34 -80L-34 -80Z', 'rubber') +
      thin('M-60 -40L-40 -40M-60 -16L-40 -16M-60 8L-40 8M-60 32L-40 32'),
  ),
  sensor: flat(
    ({ fill, rod, thin }) =>
      rod('M40 0Q80 0 80 60Q80 90 98 90', 8, 'rubber') +
      fill('M-98 -20L-10 -20L-10 20L-98 20Z', 'steelLight') +
      thin('M-84 -20L-80 20M-70 -20L-66 20M-56 -20L-52 20M-42 -20L-38 20') +
      fill('M-14 -32L44 -32L44 32L-14 32Z', 'rubber'),
  ),
} as const satisfies Record<string, Kind>;
