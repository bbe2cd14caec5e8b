import { expect, it } from 'vitest';
import { estimateError, isToldInTime } from './measures.ts';
import { at, newsOf } from './testing.ts';

it.each([
  ['two minutes', at('14:07'), true],
  ['a millisecond more', at('14:07') + 1, false],
])('%s after the news', (_, toldAt, isInTime) => {
  expect(isToldInTime(at('14:05'), toldAt)).toBe(isInTime);
});

it('an estimate is measured by what was known an hour before the end', () => {
  const place = { direction: 'arrival', taxiMinutes: 8 } as const;
  const news = [
    newsOf({ learnedAt: at('14:05'), gate: { estimatedAt: at('16:10') } }),
    newsOf({ learnedAt: at('15:45'), gate: { estimatedAt: at('16:50') } }),
    newsOf({ learnedAt: at('15:46'), gate: { estimatedAt: at('16:45') } }),
  ];
  expect(estimateError(news, at('16:45'), place)).toBe(5);
  expect(estimateError(news, at('15:00'), place)).toBeNull();
});
