import { rideLinkPath } from '@traslado/contract/pages';
import { smsLength } from '@traslado/domain/channels/sms-length';
import type { GuestNoticeKind } from '@traslado/domain/flight-watch/guest-notice';
import { clockTime } from '@traslado/domain/time/clock-time';
import { expect, it } from 'vitest';
import { makeLinkKey } from '../../db/link-key.ts';
import { dateInWords } from '../../letter/ride.ts';
import { newsText } from './flight-news-text.ts';

const kinds: readonly GuestNoticeKind[] = [
  'pick_up_moved',
  'pick_up_proposed',
  'flight_earlier',
  'ride_frozen',
  'ride_unfrozen',
  'landed',
];

it.each(kinds.flatMap((kind) => (['en', 'es'] as const).map((language) => [kind, language] as const)))(
  'a text message of %s in %s is plain and short, at its longest too',
  (kind, language) => {
    // A Saturday in September: a long date with an accent, across midnight.
    const late = `${clockTime('23:45', language)} (${dateInWords('2026-09-26', language)})`;
    const text = newsText('sms', {
      kind,
      language,
      moment: {
        ...{ flight: 'AA 1234', when: late, was: clockTime('12:10', language), waits: late },
        ...{ phone: '+52 998 555 0142', belt: '12', reason: 'cancelled_uncertain' },
      },
      link: `https://reservations.bahiaperla.example${rideLinkPath(makeLinkKey().key)}`,
    });
    const { encoding, parts } = smsLength(text);
    expect(encoding, text).toBe('gsm7');
    expect(parts, text).toBeLessThanOrEqual(2);
  },
);
