import { describe, expect, it } from 'vitest';
import type { Direction, RefusalCode } from './availability.ts';
import { otherLeg } from './other-leg.ts';

const onSale = { from: '2026-11-28', to: '2028-05-26', closed: ['2026-12-24'] };
const days = { arrival: '2026-11-27', departure: '2026-12-03' };
type Case = [string, [RefusalCode, Direction][], Partial<typeof days>, Direction | null];

describe('the other leg of a journey', () => {
  it.each<Case>([
    [
      'the arrival is tomorrow, after the cut-off',
      [['booking.too_late_for_tomorrow', 'arrival']],
      {},
      'departure',
    ],
    ['the arrival is today', [['booking.today_by_phone', 'arrival']], {}, 'departure'],
    ['the guest has arrived', [['booking.in_the_past', 'arrival']], {}, 'departure'],
    ['the service wants more notice', [['booking.notice_too_short', 'arrival']], {}, 'departure'],
    [
      'two reasons against the arrival',
      [
        ['booking.today_by_phone', 'arrival'],
        ['booking.notice_too_short', 'arrival'],
      ],
      {},
      'departure',
    ],
    [
      'reasons against both',
      [
        ['booking.today_by_phone', 'arrival'],
        ['booking.notice_too_short', 'departure'],
      ],
      {},
      null,
    ],
    [
      'the way back is the first day on sale',
      [['booking.today_by_phone', 'arrival']],
      { departure: '2026-11-28' },
      'departure',
    ],
    [
      'the way back is a day too near',
      [['booking.today_by_phone', 'arrival']],
      { departure: '2026-11-27' },
      null,
    ],
    [
      'the way back is on a closed day',
      [['booking.today_by_phone', 'arrival']],
      { departure: '2026-12-24' },
      null,
    ],
    [
      'the way back is too far ahead',
      [['booking.today_by_phone', 'arrival']],
      { departure: '2028-05-27' },
      null,
    ],
    [
      'the way back alone wants more notice',
      [['booking.notice_too_short', 'departure']],
      { arrival: '2026-11-28' },
      'arrival',
    ],
    ['the way back is too near, and the arrival nearer', [['booking.today_by_phone', 'departure']], {}, null],
    ['another day would do', [['booking.blackout', 'arrival']], {}, null],
    ['another hour would do', [['booking.outside_service_hours', 'arrival']], {}, null],
    ['no reason at all', [], {}, null],
  ])('%s', (_, refusals, more, expected) => {
    const refused = refusals.map(([code, direction]) => ({ code, direction }));
    expect(otherLeg(refused, { ...days, ...more }, onSale)).toBe(expected);
  });
});
