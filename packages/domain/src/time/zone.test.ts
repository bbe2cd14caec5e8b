import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { minusElapsed } from './instant.ts';
import { localDateOf, toInstant, toLocal } from './zone.ts';

const ZONES = [
  ['America/Cancun', '-05:00'],
  ['America/Mazatlan', '-07:00'],
  ['America/Mexico_City', '-06:00'],
  ['America/Bahia_Banderas', '-06:00'],
  ['America/Jamaica', '-05:00'],
  ['America/Santo_Domingo', '-04:00'],
] as const;

describe('zones without a clock change', () => {
  it.each(ZONES)('%s is %s in winter and in summer', (zone, offset) => {
    for (const date of ['2027-01-15', '2027-07-15']) {
      expect(toInstant(date, '12:00', zone)).toEqual({
        kind: 'ok',
        at: Date.parse(`${date}T12:00${offset}`),
      });
    }
  });
});

describe('Nassau, whose clock changes', () => {
  const zone = 'America/Nassau';
  it('differs by an hour between winter and summer', () => {
    expect(toInstant('2027-01-15', '12:00', zone).at).toBe(Date.parse('2027-01-15T12:00-05:00'));
    expect(toInstant('2027-07-15', '12:00', zone).at).toBe(Date.parse('2027-07-15T12:00-04:00'));
  });

  it.each([
    ['01:59', 'ok'],
    ['02:00', 'skipped'],
    ['02:30', 'skipped'],
    ['02:59', 'skipped'],
    ['03:00', 'ok'],
  ])('spring: %s is %s', (time, kind) => {
    expect(toInstant('2027-03-14', time, zone).kind).toBe(kind);
  });

  it.each([
    ['00:59', 'ok'],
    ['01:00', 'repeated'],
    ['01:59', 'repeated'],
    ['02:00', 'ok'],
  ])('autumn: %s is %s', (time, kind) => {
    expect(toInstant('2027-11-07', time, zone).kind).toBe(kind);
  });

  it('gives both instants of a repeated hour, the first as the main one', () => {
    const at = Date.parse('2027-11-07T01:30-04:00');
    expect(toInstant('2027-11-07', '01:30', zone)).toEqual({ kind: 'repeated', at, laterAt: at + 3_600_000 });
  });
});

it('the clock shows the given time again, unless it skipped it', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      fc.constantFrom(...ZONES.map(([zone]) => zone), 'America/Nassau'),
      (moment, zone) => {
        const [date, time] = [moment.toISOString().slice(0, 10), moment.toISOString().slice(11, 16)];
        const instant = toInstant(date, time, zone);
        fc.pre(instant.kind !== 'skipped');
        expect(toLocal(instant.at, zone)).toEqual({ date, time });
      },
    ),
  );
});

const everyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
/** Since 1973 every offset is of whole minutes. */
const moments = fc.date({ min: new Date('1973-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });

/** Moments at a change of the clock and a second or some hours beside it, and any other. */
const aroundChanges = fc
  .tuple(
    moments,
    everyZone,
    fc.constantFrom(-86_400_000, -3_600_000, -1_000, -1, 0, 1, 1_000, 3_600_000, 86_400_000),
  )
  .map(([moment, zone, aside]) => {
    const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
    const change = there.getTimeZoneTransition('next')?.epochMilliseconds ?? moment.getTime();
    return { zone, at: change + aside };
  });

it('says of every zone what Temporal says, however the questions follow each other', () => {
  fc.assert(
    fc.property(fc.array(aroundChanges, { minLength: 1, maxLength: 8 }), (asked) => {
      for (const { zone, at } of asked) {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
        const [date = '', time = ''] = local.toString({ smallestUnit: 'minute' }).split('T');
        expect(toLocal(at, zone)).toEqual({ date, time });
        const given = Temporal.PlainDateTime.from(`${date}T${time}`);
        const [earlier, later] = (['earlier', 'later'] as const).map(
          (disambiguation) => given.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
        );
        const instant = toInstant(date, time, zone);
        expect([instant.at, instant.kind === 'repeated' ? instant.laterAt : instant.at]).toEqual([
          earlier,
          later,
        ]);
      }
    }),
    { numRuns: 100 },
  );
});

it('today is the property’s, not the reader’s', () => {
  const at = Date.parse('2027-01-10T04:30:00Z');
  expect(localDateOf(at, 'America/Cancun')).toBe('2027-01-09');
  expect(localDateOf(at, 'America/Santo_Domingo')).toBe('2027-01-10');
});

it('takes off elapsed minutes', () => {
  expect(minusElapsed(Date.parse('2027-11-07T07:00Z'), 90)).toBe(Date.parse('2027-11-07T05:30Z'));
});

it.each([
  ['not a date', '12:00', 'America/Cancun'],
  ['2027-02-30', '12:00', 'America/Cancun'],
  ['2027-01-10', '24:00', 'America/Cancun'],
  ['2027-01-10', '12:00', 'Nowhere/At_All'],
])('refuses %s %s %s', (date, time, zone) => {
  expect(() => toInstant(date, time, zone)).toThrow(RangeError);
});
