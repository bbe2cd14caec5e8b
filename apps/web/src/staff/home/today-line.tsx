import { causeOf } from '@traslado/domain/access/alerts';
import { isWorkOf } from '@traslado/domain/desk/today';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { Button } from '../../components/button.tsx';
import { formatAmount, formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatPickUp } from '../frame/format-ahead.ts';
import { pageOfRow, stateOfRow } from '../frame/page-of-row.ts';
import { useReason } from '../frame/use-reason.ts';
import { isOverdue, RowWhen, WorkRow } from '../frame/work-row.tsx';
import { useAlertWords } from './use-alert-words.ts';
import type { Alert, Alerts } from './use-alerts.ts';
import type { HomeAnswer } from './use-home.ts';

type Line = HomeAnswer['lines'][number];

/** The page that a line is about. */
function targetOf(line: Line): { href: string; state?: object | undefined } | null {
  const href = pageOfRow(line);
  return href
    ? { href, state: stateOfRow(line) }
    : (line.alerts.map(causeOf).find((cause) => cause !== null) ?? null);
}

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
  /** More rides of the same flight with the same to do. */
  others?: readonly Line[];
  /** Of the person: they decide what the row's button says. */
  permissions: readonly string[];
  /** True for a page that this person may open. */
  opens: (href: string) => boolean;
  /** The list has rides by several clocks. */
  hasClocks?: boolean;
  /** Its ride is not what it waits for. */
  isWaiting?: boolean;
  /** Null for a person who may only look. */
  onHandle: ((alerts: Alerts) => void) | null;
};

/** One line: its ride, its guest, what is open, and how to end it. */
export function TodayLine({ line, others = [], permissions, ...props }: TodayLineProps) {
  const { opens, onHandle, hasClocks = false, isWaiting = false } = props;
  const { home: texts, queues, attention } = useTexts('staff');
  const locale = useLocale();
  const wordsOf = useAlertWords();
  const reasonOf = useReason();
  const { queue, booking, who, hotel_name: hotel, ride_at: ride, time_zone: zone, due_at: due } = line;
  const now = Date.now();
  const alerts = line.alerts.map((alert) => ({ alert, ...wordsOf(alert) }));
  const [first] = alerts;
  const guests = [line, ...others].flatMap((one) => one.booking?.guest ?? []);
  const isJoined = others.length > 0;
  const name = isJoined ? texts.guests(guests.length) : (booking?.guest ?? who ?? '');
  const { amount, ...said } =
    queue === null
      ? { amount: amountOf(first?.alert, locale), reason: '', marks: [] }
      : reasonOf(queue, line);
  const reason =
    queue === null ? [name && first?.title, first?.detail].filter(Boolean).join(' · ') : said.reason;
  // Without a name, the alert is the title and says it.
  const title = name || first?.title || reason || amount;
  const unsaid =
    name && queue ? alerts.filter(({ alert }) => !alert.kind.startsWith(SAID[queue] ?? ' ')) : [];
  const marks = [...new Set([...said.marks, ...unsaid.map(({ title: what }) => what)])];
  const isPlain = queue === 'rides' && marks.length === 0;
  const isLate = isOverdue(line, now);
  const city = hasClocks ? line.zone_name : undefined;
  const ridden = ride && queues.ride(formatPickUp(ride, zone, { nowAt: now, locale, city }));
  const target = targetOf(line);
  const isOpened = target !== null && opens(target.href);
  // A note pays nobody: the booking has what ends it.
  const isRetried = ({ kind }: Alert) =>
    isOpened && kind === 'refund.failed' && permissions.includes('payments:handle');
  const handled = onHandle && queue !== 'messages' ? alerts.filter(({ alert }) => !isRetried(alert)) : [];
  return (
    <WorkRow
      when={
        <RowWhen
          row={isWaiting ? { ...line, ride_at: null } : line}
          city={city}
          isOpen={!isPlain}
          waits={line.alerts.some(({ kind }) => kind === 'refund.failed') ? texts.owed : undefined}
        />
      }
      isLate={isLate}
      name={title}
      target={isOpened ? target : null}
      verb={
        line.alerts.some(isRetried)
          ? texts.retry
          : queues.verbs[queue !== null && isWorkOf(permissions, queue) ? queue : 'rides']
      }
      about={[isJoined ? formatList(guests, locale) : booking?.number, isLate && ridden]
        .filter(Boolean)
        .join(' · ')}
      place={isJoined ? '' : hotel}
      isQuiet={isPlain}
      lead={line.flight?.code}
      reason={[
        isPlain ? texts.nothingOpen : title === reason ? '' : reason,
        !isLate && (due || isWaiting) && ridden,
      ]
        .filter(Boolean)
        .join(' · ')}
      marks={marks}
      amount={amount === title ? '' : amount}
      testId={first && `alert-${first.alert.id}`}
      deeds={
        onHandle &&
        // An answer ends the alert of a message.
        handled.map(({ alert, title: what }) => (
          <Button
            key={alert.id}
            variant="quiet"
            icon="check"
            className="work-deed"
            aria-label={attention.handleWhat(what)}
            title={texts.handle}
            onClick={() =>
              onHandle([
                alert,
                ...others.flatMap((one) => one.alerts.filter(({ kind }) => kind === alert.kind)),
              ])
            }
          >
            {texts.handle}
          </Button>
        ))
      }
    />
  );
}

const amountOf = (alert: Alert | undefined, locale: Parameters<typeof formatAmount>[1]): string =>
  alert?.amount == null ? '' : formatAmount(alert.amount, locale, 'full', alert.currency ?? SALE_CURRENCY);
