import { changeOf } from './change';

it.each([
  [120, 100, { direction: 'up', fraction: 0.2 }],
  [50, 100, { direction: 'down', fraction: -0.5 }],
  [100, 100, { direction: 'same', fraction: 0 }],
  [0, 0, { direction: 'same', fraction: 0 }],
  [100.04, 100, { direction: 'same', fraction: 0 }],
  [5, 0, { direction: 'up', fraction: null }],
  [-5, 0, { direction: 'down', fraction: null }],
  [50, -100, { direction: 'up', fraction: 1.5 }],
])('compares %d with %d', (now, before, change) => {
  expect(changeOf(now, before, 1)).toEqual(change);
});
