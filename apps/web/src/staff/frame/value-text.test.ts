import { expect, it } from 'vitest';
import { reports as en } from '../../i18n/en/staff-reports.ts';
import { reports as es } from '../../i18n/es/staff-reports.ts';
import { changeText } from './value-text.ts';

it.each([
  ['percent', 28.04, 25, '+3 pts', '+3 pts'],
  ['percent', 24, 25, '-1 pt', '-1 pt'],
  ['percent', 25.5, 25, '+0.5 pts', '+0.5 pts'],
  ['percent', 25, 25, '0 pts', '0 pts'],
  ['count', 112, 100, '+12%', '+12%'],
] as const)('a figure in %s that goes from %j to %j', (unit, now, before, inEnglish, inSpanish) => {
  const texts = [
    changeText({ unit }, { now, before }, 'en-US', en),
    changeText({ unit }, { now, before }, 'es-MX', es),
  ];
  expect(texts).toEqual([inEnglish, inSpanish]);
});
