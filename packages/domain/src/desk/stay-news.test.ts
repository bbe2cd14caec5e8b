import { describe, expect, it } from 'vitest';
import { type StayState, stayNewsOf } from './stay-news.ts';

const stay: StayState = {
  arrivalOn: '2026-12-21',
  departureOn: '2026-12-28',
  status: 'RESERVED',
  room: null,
};

describe('the news in a reading of a stay', () => {
  it.each<[string, StayState | null | undefined, StayState | null, string | null]>([
    ['read for the first time', undefined, stay, 'seen'],
    ['the same again', stay, { ...stay }, null],
    ['other dates', stay, { ...stay, departureOn: '2026-12-29' }, 'changed'],
    ['canceled', stay, { ...stay, status: 'CANCELLED' }, 'changed'],
    ['another room', { ...stay, room: '1204' }, { ...stay, room: '1310' }, 'changed'],
    ['not there any more', stay, null, 'gone'],
    ['never there', undefined, null, 'gone'],
    ['still not there', null, null, null],
    ['there again', null, stay, 'seen'],
  ])('%s', (_, before, now, news) => {
    expect(stayNewsOf(before, now)).toBe(news);
  });
});
