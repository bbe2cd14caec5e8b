import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPast } from '../frame/format-when.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import type { OneSet, SetFacts } from './use-change-sets.ts';

const LOOKS: Readonly<Record<SetFacts['state'], BadgeLook>> = {
  draft: { tone: 'soft', icon: 'edit' },
  ready: { tone: 'warn', icon: 'clock' },
  scheduled: { tone: 'good', icon: 'calendar' },
  published: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'error' },
  withdrawn: { tone: 'soft', icon: 'minus' },
};

export function StateMark({ state }: { state: SetFacts['state'] }) {
  const texts = useTexts('staff').changeSets;
  return <StateBadge {...LOOKS[state]}>{texts.states[state]}</StateBadge>;
}

/** A moment on the clocks of a zone, with the place that shows it; on the reader's own where no zone is known. */
export function useZonedText(): (at: string, zone: string | null) => string {
  const texts = useTexts('staff').changeSets;
  const locale = useLocale();
  return (at, zone) => {
    if (zone === null) return formatPast(at, Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
    const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    return texts.inZone(formatInstant(at, zone, locale), place);
  };
}

/** A moment in the zone in which it was chosen. */
export function useMomentText(): (set: Pick<SetFacts, 'publish_at' | 'publish_zone'>) => string | null {
  const zoned = useZonedText();
  return ({ publish_at: at, publish_zone: zone }) => (at === null || zone === null ? null : zoned(at, zone));
}

/** The last step of a set with its time and person: its end, else its planned publishing, else its making. */
export function useWhenText(): (set: SetFacts) => string {
  const texts = useTexts('staff').changeSets;
  const zoned = useZonedText();
  const momentOf = useMomentText();
  return (set) => {
    const { state, ended_at: endedAt } = set;
    const by = set.ended_by_name ?? '';
    if (endedAt && state === 'withdrawn') return texts.withdrawnBy(by, zoned(endedAt, null));
    if (endedAt) return texts.publishedBy(by, zoned(endedAt, null));
    const planned = momentOf(set);
    if (planned && state === 'failed') return texts.failedAt(planned);
    if (planned) return texts.scheduledFor(planned, set.scheduled_by_name ?? '');
    return texts.createdAt(zoned(set.created_at, null));
  };
}

/** An action on a set, as a sentence. */
export function useDeedText(): (deed: OneSet['history'][number]) => string {
  const texts = useTexts('staff').changeSets.history;
  return ({ action, by_name: by, detail }) => {
    switch (action) {
      case 'keep':
        return texts.keep(by, detail);
      case 'move':
        return texts.moved[detail]?.(by) ?? by;
      case 'name':
      case 'drop':
      case 'resolve':
      case 'approve':
      case 'schedule':
      case 'publish':
        return texts[action](by);
      default:
        return texts.fail();
    }
  };
}
