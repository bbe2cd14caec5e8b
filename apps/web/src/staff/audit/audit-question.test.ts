import { expect, it } from 'vitest';
import {
  bodyOf,
  bookingAsked,
  checkQuestion,
  choicesOf,
  EVERYTHING,
  fileNameOf,
  meantBy,
  NOTHING_UNWRITTEN,
  readQuestion,
  writeQuestion,
} from './audit-question.ts';
import { unusedBelow } from './unused-numbers.ts';

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

it.each([
  [{}, 'audit-2026-11-28.csv'],
  [
    { by: 'Camila Recepción', from: '2026-10-30', to: '2026-11-28' },
    'audit-camila-recepcion-2026-10-30-2026-11-28.csv',
  ],
  [
    { kind: 'rates', deed: 'update', about: ' High / season ' },
    'audit-rates-high-season-update-2026-11-28.csv',
  ],
])('the file of %j is %s', (asked, name) =>
  expect(fileNameOf({ ...EVERYTHING, ...asked }, '2026-11-28')).toBe(name),
);

it('knows the code of a booking, and nothing else', () => {
  const of = (about: string, booking: string | null = null) =>
    bookingAsked({ ...EVERYTHING, about }, [{ booking }]);
  expect(of(' #7k3qw9zc4t ')).toBe('7K3QW9ZC4T');
  expect(of('GRP-12', 'GRP-12')).toBe('GRP-12');
  for (const about of ['', 'High season', 'CONCIERGES', '1234567890']) expect(of(about)).toBeNull();
});

it('names everybody whom a typed name means', () => {
  const people = [
    { username: 'camila.demo', name: 'Camila Recepción' },
    { username: 'ccamila', name: 'Carla Camila' },
    { username: 'rosa', name: 'Rosa' },
  ];
  expect(meantBy(' Camila ', people)).toBe('Camila Recepción (camila.demo), Carla Camila (ccamila)');
});

it('puts a number without an entry once between its neighbours', () => {
  const entries = [60, 58, 57, 61, 50].map((id) => ({ id }));
  expect([...unusedBelow(entries, [49, 55, 56, 59])]).toEqual([
    [61, [55, 56]],
    [60, [59]],
  ]);
});
