import { expect, it } from 'vitest';
import { reports as en } from '../../i18n/en/staff-reports.ts';
import { reports as es } from '../../i18n/es/staff-reports.ts';
import { changeText } from './value-text.ts';

it.each([
  ['percent', 28.04, 25, 'up', '3 pts'],
  ['percent', 24, 25, 'down', '1 pt'],
  ['percent', 25.5, 25, 'up', '0.5 pts'],
  ['percent', 25.04, 25, null, '0 pts'],
  ['count', 112, 100, 'up', '12%'],
  ['count', 80, 100, 'down', '20%'],
] as const)('a figure in %s that goes from %j to %j: %s %s', (unit, now, before, way, text) => {
  expect(changeText({ unit }, { now, before }, 'en-US', en)).toEqual({ way, text });
  expect(changeText({ unit }, { now, before }, 'es-MX', es)).toEqual({ way, text });
});

it('without an earlier value there is no change', () => {
  expect(changeText({ unit: 'count' }, { now: 12, before: null }, 'en-US', en)).toBeNull();
});
