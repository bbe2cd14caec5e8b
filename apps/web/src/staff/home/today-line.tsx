import { causeOf } from '@traslado/domain/access/alerts';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatDistance, formatPickUp, formatWait } from '../frame/format-ahead.ts';
import { pageOfRow } from '../frame/page-of-row.ts';
import { useAboutWords } from '../frame/use-about-words.ts';
import { useAlertWords } from './use-alert-words.ts';
import type { Alert } from './use-alerts.ts';
import type { HomeAnswer } from './use-home.ts';

type Line = HomeAnswer['lines'][number];

/** The page that a line is about. */
function targetOf(line: Line): { href: string; state?: object } | null {
  const href = pageOfRow(line);
  return href ? { href } : (line.alerts.map(causeOf).find((cause) => cause !== null) ?? null);
}

/** The source of a line that says an open point already. */
const SOURCE_OF: Readonly<Partial<Record<Line['open'][number], Line['queue']>>> = {
  unpaid: 'unpaid',
  message: 'messages',
  approval: 'approvals',
  letter: 'letters',
  payment: 'payments',
  dispute: 'disputes',
  data: 'data',
};

/** Topics of alerts that the source of a line says already. */
const SAID: Readonly<Record<string, string>> = {
  letters: 'mail.',
  messages: 'message.',
  payments: 'payment.',
  disputes: 'dispute.',
  flights: 'flight.',
};

type TodayLineProps = {
  line: Line;
  /** True for a page that this person may open. */
  opens: (href: string) => boolean;
  /** The list has rides by several clocks. */
  hasClocks?: boolean;
  /** Null for a person who may only look. */
  onHandle: ((alert: Alert) => void) | null;
};

/** One line: its ride, its guest, what is open, and how to end it. */
export function TodayLine({ line, opens, onHandle, hasClocks = false }: TodayLineProps) {
  const { home: texts, queues, attention } = useTexts('staff');
  const locale = useLocale();
  const wordsOf = useAlertWords();
  const aboutWords = useAboutWords();
  const { queue, booking, who, about, hotel_name: hotel, ride_at: ride, time_zone: zone, due_at: due } = line;
  const now = Date.now();
  const far = (at: string) => formatDistance(Date.parse(at), now, locale);
  const alerts = line.alerts.map((alert) => ({ alert, ...wordsOf(alert) }));
  const aboutInWords = () => (queue === null ? (alerts[0]?.detail ?? '') : aboutWords(queue, about));
  const name = booking ? booking.guest : (who ?? '');
  const title = name || alerts[0]?.title || aboutInWords();
  const target = targetOf(line);
  const isLate = due !== null && Date.parse(due) <= now;
  const said = [
    // Without a name, the alert is the title and says it.
    ...(queue && queue !== 'rides' && queue !== 'soon' && (name || alerts.length === 0)
      ? [texts.sources[queue]]
      : []),
    ...line.open.filter((thing) => SOURCE_OF[thing] !== queue).map((thing) => queues.things[thing]),
    ...(name ? alerts : []).flatMap(({ alert, title: what }) =>
      alert.kind.startsWith(SAID[queue ?? ''] ?? ' ') ? [] : [what],
    ),
  ];
  const marks = [...new Set(said)];
  const isPlain = queue === 'rides' && marks.length === 0;
  const rest = [line.flight?.code, booking?.number, hotel, title === aboutInWords() ? '' : aboutInWords()]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="today-line" data-testid={alerts[0] ? `alert-${alerts[0].alert.id}` : undefined}>
      <span
        className={classNames('today-when', ride ? 'font-semibold' : 'text-soft')}
        title={
          ride
            ? formatInstant(ride, zone, locale)
            : texts.waits(formatWait(Date.parse(line.since), now, locale))
        }
      >
        {ride
          ? formatPickUp(ride, zone, { nowAt: now, locale, city: hasClocks ? line.zone_name : undefined })
          : formatWait(Date.parse(line.since), now, locale)}
      </span>
      <span className="today-what min-w-0 truncate">
        {target && opens(target.href) ? (
          <Link
            href={target.href}
            state={target.state}
            data-row
            className="font-semibold after:absolute after:inset-0"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        {rest && <span className="ml-2 text-soft">{rest}</span>}
      </span>
      {isPlain && (
        <span className="today-marks">
          <span className="text-caption text-soft">{texts.nothingOpen}</span>
        </span>
      )}
      {(marks.length > 0 || due) && (
        <span className="today-marks">
          {due && (
            <span className={classNames('text-caption', isLate ? 'font-semibold text-bad' : 'text-soft')}>
              {(isLate ? queues.overdue : queues.due)(far(due))}
            </span>
          )}
          {marks.map((mark) => (
            <span key={mark} className="today-mark">
              {mark}
            </span>
          ))}
        </span>
      )}
      {/* An answer ends the alert of a message. */}
      {onHandle && alerts.length > 0 && queue !== 'messages' && (
        <span className="today-deeds">
          {alerts.map(({ alert, title: what }) =>
            // A note pays nobody: the booking has what ends it.
            alert.kind === 'refund.failed' && target && opens(target.href) ? (
              <LinkButton key={alert.id} href={target.href} variant="quiet" className="mx-0 text-small">
                {texts.retry}
              </LinkButton>
            ) : (
              <Button
                key={alert.id}
                variant="quiet"
                className="mx-0 text-small"
                aria-label={attention.handleWhat(what)}
                onClick={() => onHandle(alert)}
              >
                {texts.handle}
              </Button>
            ),
          )}
        </span>
      )}
    </li>
  );
}
