import { expect, it } from 'vitest';
import { checkNews } from './check-news.ts';
import { at, newsOf } from './testing.ts';

const flight = { direction: 'arrival', scheduledAt: at('15:10') } as const;
const learnedAt = at('15:30');

it.each<[string, Partial<Parameters<typeof newsOf>[0]>, string]>([
  ['without a date', {}, 'no_time'],
  ['an estimate of year 9999', { gate: { estimatedAt: Date.parse('9999-12-31T00:00Z') } }, 'too_far'],
  ['a time that is no number', { gate: { estimatedAt: Number.NaN } }, 'too_far'],
  ['an estimate of three days later', { gate: { estimatedAt: at('15:10', '2027-01-13') } }, 'too_far'],
  ['a landing still to come', { gate: { actualAt: at('15:36') } }, 'not_yet'],
  [
    'at the gate before it landed',
    { gate: { actualAt: at('15:10') }, runway: { actualAt: at('15:11') } },
    'wrong_order',
  ],
  ['a fact of the future', { trueAt: at('15:36'), gate: { scheduledAt: at('15:10') } }, 'from_the_future'],
])('a reading is refused: %s', (_, said, fault) => {
  expect(checkNews(newsOf({ learnedAt, ...said }), flight)).toEqual({ kind: 'refused', fault });
});

it('off the ground before off the blocks is refused for a departure alone', () => {
  const news = newsOf({ learnedAt, gate: { actualAt: at('15:11') }, runway: { actualAt: at('15:10') } });
  expect(checkNews(news, { ...flight, direction: 'departure' })).toMatchObject({ fault: 'wrong_order' });
});

it('an odd terminal, gate or belt is dropped, an ordinary one kept', () => {
  const news = newsOf({
    learnedAt,
    gate: { scheduledAt: at('15:10') },
    terminal: '<script>',
    gateName: 'C12',
    belt: '7'.repeat(9),
  });
  expect(checkNews(news, flight)).toEqual({ kind: 'ok', news: { ...news, terminal: null, belt: null } });
  expect(checkNews(newsOf({ learnedAt, state: 'unknown' }), flight)).toMatchObject({ kind: 'ok' });
});
