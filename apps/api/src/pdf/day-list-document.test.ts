import { exampleDayList } from '@traslado/contract/examples/day-lists';
import { findingWords } from '@traslado/domain/desk/finding-words';
import { describe, expect, it } from 'vitest';
import type { DayListFacts, DayListView } from '../letter/day-list-facts.ts';
import { dayListDocument } from './day-list-document.ts';
import { renderDayList } from './render-letter.ts';

const facts = (more: Partial<DayListFacts['list']> = {}, language: 'en' | 'es' = 'en'): DayListFacts => ({
  list: { ...exampleDayList, ...more },
  brandName: 'Perla Resorts',
  language,
});

/** Everything that a document says, at any depth. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    ['text', 'stack', 'columns', 'table', 'body', 'header', 'content'].includes(key) ? textsOf(value) : [],
  );
}
const said = (list: DayListFacts): string => textsOf(dayListDocument(list)).join('\n');

describe('a day list on paper', () => {
  it('says day, place, clock, ride, what changed and what is open', () => {
    const text = said(facts());
    for (const part of [
      'Monday, December 21, 2026',
      'Bahía Perla · CUN',
      '2:35\u00a0PM',
      'AA1234',
      'Lucía Rivera',
      'K7M2QX',
      'CHANGED: pick-up was 1:50\u00a0PM',
      'Check the flight’s time',
      '2 surfboards. Confirmed.',
    ])
      expect(text).toContain(part);
    for (const part of ['CAMBIÓ: hora, antes 13:50', '2 tablas de surf. Confirmado.'])
      expect(said(facts({}, 'es'))).toContain(part);
    expect(said(facts({}, 'es'))).toContain('CAMBIÓ: hora, antes 13:50');
    const open: DayListView['rides'][number]['open'] = ['no_flight', 'phone'];
    expect(said(facts({ rides: exampleDayList.rides.map((ride) => ({ ...ride, open })) }, 'es'))).toContain(
      `Falta el vuelo · ${findingWords.es.phone}`,
    );
  });

  it.each(['en', 'es'] as const)('has 20 rides on a sheet, in %s', async (language) => {
    const [noted] = exampleDayList.rides;
    if (!noted) throw new Error('the example has no ride');
    const plain = {
      ...noted,
      direction: 'departure' as const,
      followed: null,
      point: 'Door 4, upper level',
      guest: 'Alejandra Hernández Ruiz',
      room: '1204',
      special_items: [],
      request: '',
      open: [],
      news: { kind: 'none' as const, facts: [] },
    };
    // Every fifth with something to note.
    const notes = [
      { news: noted.news },
      { open: noted.open },
      { special_items: noted.special_items },
      { request: noted.request },
    ];
    const sheet = (count: number) =>
      facts(
        {
          rides: Array.from({ length: count }, (_, place) => ({
            ...plain,
            ...(place % 5 === 3 && notes[Math.floor(place / 5) % notes.length]),
            key: String(place),
          })),
        },
        language,
      );
    const pagesOf = async (count: number) =>
      Buffer.from(await renderDayList(sheet(count)))
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    expect(await pagesOf(20)).toBe(1);
    expect(await pagesOf(30)).toBe(2);
  });

  it('is in black alone, nothing of a ride below 10.5 points, and its head stands on every page', () => {
    const document = dayListDocument(facts());
    expect(document.defaultStyle).toMatchObject({ fontSize: 11.5, color: '#000000' });
    expect(JSON.stringify(document)).not.toMatch(/"(color|fillColor)":"(?!#000000)/);
    expect(
      Math.min(
        ...[...JSON.stringify(document.content).matchAll(/"fontSize":([\d.]+)/g)].map(([, size]) =>
          Number(size),
        ),
      ),
    ).toBeGreaterThanOrEqual(9.5);
    expect(document.header).toBeTypeOf('object');
    expect(document.content).toEqual([
      expect.objectContaining({ table: expect.objectContaining({ headerRows: 1 }) }),
      // The meeting point stands once, below the rides.
      expect.objectContaining({ text: [expect.anything(), 'Outside arrivals'] }),
    ]);
  });

  const left = {
    key: '9',
    reference: 'ABC234',
    guest: 'Otto Weiß',
    was: { pick_up: '2026-12-21 10:50', flight: 'AA 12', people: '2+0+0' },
    status: 'confirmed' as const,
    date: '2026-12-21',
    time: '10:50',
  };

  it('tells the rides that are gone, and an empty day', () => {
    const text = said(facts({ rides: [], gone: [{ ...left, status: 'cancelled' }] }));
    expect(text).toContain('No rides.');
    expect(text).toContain('Otto Weiß');
    expect(text).toContain('canceled');
  });

  it.each([
    [{ time: '12:30' }, 'AA 12 · ABC234 · now 12:30 PM'],
    // Of another place now, at the same time.
    [{}, 'AA 12 · ABC234'],
    [{ was: { ...left.was, flight: '' } }, 'No flight yet · ABC234'],
  ])('tells what became of a ride that is gone: %j', (change, line) => {
    expect(
      said(facts({ rides: [], gone: [{ ...left, ...change }] }))
        .replaceAll('\u00a0', ' ')
        .split('\n'),
    ).toContain(` · ${line}`);
  });

  it('prints names in any script, and script of another kind as the letters that it is', async () => {
    const [ride] = exampleDayList.rides;
    if (!ride) throw new Error('the example has no ride');
    const rides = ['王秀英', 'Νίκος Παπαδόπουλος', 'Nguyễn Thị Minh', '\u202eevil'].map((guest, place) => ({
      ...ride,
      key: String(place),
      guest,
      request: '<script>alert(1)</script> {{7*7}} =1+1',
    }));
    const pdf = Buffer.from(await renderDayList(facts({ rides }))).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI)\b/);
  });
});
