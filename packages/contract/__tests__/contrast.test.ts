import { contrastOf, worstContrast } from '@harrow/contract';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#777777', '#777777')).toBe(1);
});

it('compares a color with the worst of its grounds', () => {
  expect(worstContrast('button', 'day', '#b23a22')).toBeCloseTo(6, 0);
  expect(worstContrast('link', 'day', '#e9c46a')).toBeLessThan(1.6);
});
