import { expect, it } from 'vitest';
import { ALL_NOTICES, bodyOfNotices, readNotices, writeNotices } from './notice-question.ts';

it('a search stands in the address, but for the number of a booking', () => {
  const asked = {
    ...ALL_NOTICES,
    day: '2026-12-21',
    airport: '1',
    audience: 'resort',
    booking: 'EK5V8RWK3T',
  };
  const address = writeNotices(asked);
  expect(address).toBe('?day=2026-12-21&airport=1&audience=resort');
  expect(readNotices(address, 'EK5V8RWK3T')).toEqual(asked);
  expect(writeNotices(ALL_NOTICES)).toBe('');
});

it('faulty parts of an address are left out', () => {
  const address = '?day=2026-02-30&airport=0&audience=<b>&channel=pigeon&outcome=drop&booking=x';
  expect(readNotices(address, '')).toEqual(ALL_NOTICES);
});

it('the server is asked with the filters alone', () => {
  expect(bodyOfNotices(ALL_NOTICES)).toEqual({ booking: '' });
  expect(
    bodyOfNotices({ ...ALL_NOTICES, airport: '2', channel: 'mail', outcome: 'told', booking: ' ek5 ' }),
  ).toEqual({ booking: 'ek5', airport: 2, channel: 'mail', outcome: 'told' });
});
