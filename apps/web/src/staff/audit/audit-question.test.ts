import { expect, it } from 'vitest';
import {
  bodyOf,
  checkQuestion,
  choicesOf,
  daysOf,
  EVERYTHING,
  NOTHING_UNWRITTEN,
  periodOf,
  readQuestion,
  writeQuestion,
} from './audit-question.ts';

it('the name of a row stands in the address, the name of a person never', () => {
  const ofRates = { ...EVERYTHING, by: 'ana.lopez', kind: 'rates', about: 'High season', from: '2026-11-01' };
  const written = writeQuestion(ofRates);
  expect(written.address).toBe('?kind=rates&from=2026-11-01&about=High+season');
  expect(readQuestion(written.address, written.unwritten)).toEqual(ofRates);

  for (const kind of ['', 'people', 'bookings']) {
    const ofPeople = { ...EVERYTHING, by: 'ana.lopez', kind, about: 'Ana López' };
    const { address, unwritten } = writeQuestion(ofPeople);
    expect(address.toLowerCase()).not.toContain('ana');
    expect(readQuestion(address, unwritten)).toEqual(ofPeople);
  }
});

it('leaves out faulty parts of an address', () => {
  const address = '?kind=<b>&deed=drop&property=0&from=2026-02-30&to=tomorrow&about=x&by=ana';
  expect(readQuestion(address, NOTHING_UNWRITTEN)).toEqual(EVERYTHING);
});

it('asks only with the filters', () => {
  expect(bodyOf(EVERYTHING)).toEqual({ by: '', about: '' });
  expect(bodyOf({ ...EVERYTHING, kind: 'rates', property: '3', deed: 'update' })).toEqual({
    by: '',
    about: '',
    kind: 'rates',
    property: 3,
    deed: 'update',
  });
});

it.each([
  ['last7', '2026-11-22', '2026-11-28'],
  ['last30', '2026-10-30', '2026-11-28'],
  ['thisMonth', '2026-11-01', '2026-11-28'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s begins on %s and ends on %s', (period, from, to) => {
  expect(daysOf(period, '2026-11-28')).toEqual({ from, to });
  expect(periodOf({ from, to }, '2026-11-28')).toBe(period);
  expect(periodOf({ from, to }, '2026-12-29')).toBe('');
});

it('last month of a January is December', () =>
  expect(daysOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' }));

it('two of one name are chosen by their user names', () => {
  const ana = { username: 'ana', name: 'Ana López' };
  const eva = { username: 'eva', name: 'Eva Ruiz' };
  expect(choicesOf([ana, eva])).toEqual(['Ana López', 'Eva Ruiz']);
  expect(choicesOf([ana, eva, { ...ana, username: 'ana2' }])).toEqual(['ana', 'Eva Ruiz', 'ana2']);
});

it('the last day is not before the first', () => {
  const days = { ...EVERYTHING, from: '2026-11-02', to: '2026-11-01' };
  expect(checkQuestion(days)).toEqual([{ field: 'to', code: 'audit.to_before_from' }]);
  expect(checkQuestion({ ...days, to: '2026-11-02' })).toEqual([]);
});
