import { causeOf, isAlertKind } from '@traslado/domain/access/alerts';
import { SALE_CURRENCY } from '@traslado/domain/money';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { formatAge, formatAmount, formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useDisputeWords } from '../frame/use-dispute-words.ts';
import type { Alert } from './use-alerts.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  refund: 'swap',
  payment: 'ticket',
  mail: 'mail',
  sale: 'van',
};

/** Title of a kind of alert, and the next step. */
export function useAlertWords(): (kind: string) => { readonly title: string; readonly next: string } {
  const texts = useTexts('staff').attention;
  return (kind) =>
    isAlertKind(kind) ? { title: texts.titles[kind], next: texts.next[kind] } : texts.otherKind;
}

type AlertCardProps = {
  alert: Alert;
  /** True for a page that this person may open. */
  opens: (href: string) => boolean;
  /** Null where this person may only look. */
  onHandle: (() => void) | null;
};

/** One alert: event, guest, amount, next step and, once handled, the person and note. */
export function AlertCard({ alert, opens, onHandle }: AlertCardProps) {
  const texts = useTexts('staff').attention;
  const locale = useLocale();
  const words = useAlertWords()(alert.kind);
  const disputeWords = useDisputeWords();
  const detail = alert.kind.startsWith('dispute.') ? disputeWords(alert.detail) : alert.detail;
  const cause = causeOf(alert);
  const titleId = `alert-${alert.id}`;
  const { amount, currency } = alert;
  const moment = formatMoment(alert.created_at, locale);
  return (
    <article
      aria-labelledby={titleId}
      data-testid={titleId}
      className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
    >
      <div className="flex items-start gap-4">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${alert.handled_at ? 'bg-good-wash text-good' : 'bg-warn-wash text-warn'}`}
        >
          <Icon name={alert.handled_at ? 'check' : (ICONS[alert.kind.split('.')[0] ?? ''] ?? 'warning')} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={titleId} className="text-heading">
              {words.title}
            </h2>
            <time dateTime={alert.created_at} title={moment} className="text-small text-soft">
              {formatAge(Date.parse(alert.created_at), Date.now(), locale)}
            </time>
          </div>
          {!alert.handled_at && <p className="mt-1.5 text-soft">{words.next}</p>}
          <dl className="mt-4 grid gap-x-5 sm:grid-cols-[minmax(5.5rem,max-content)_minmax(0,1fr)] sm:gap-y-1.5">
            {amount !== null && (
              <Fact name={texts.amount}>
                <span className="font-semibold tabular-nums">
                  {formatAmount(amount, locale, 'full', currency ?? SALE_CURRENCY)}
                </span>
              </Fact>
            )}
            {alert.guest !== null && <Fact name={texts.guest}>{alert.guest}</Fact>}
            {alert.coupon_id !== null && (
              <Fact name={texts.booking}>
                <span className="font-semibold tracking-label">{alert.coupon_id}</span>
              </Fact>
            )}
            {alert.recipient !== null && <Fact name={texts.recipient}>{alert.recipient}</Fact>}
            {alert.letter !== null && <Fact name={texts.letter}>{alert.letter}</Fact>}
            {detail !== '' && <Fact name={texts.said}>{detail}</Fact>}
            <Fact name={texts.reference}>
              <span className="text-small text-soft">{alert.subject}</span>
            </Fact>
          </dl>
          {alert.handled_at && <Ending alert={alert} at={alert.handled_at} />}
          {cause && opens(cause.href) && (
            <Link
              href={cause.href}
              state={cause.state}
              aria-label={`${texts.openCause[cause.lead]}: ${words.title}`}
              className="mt-4 flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
            >
              {texts.openCause[cause.lead]}
            </Link>
          )}
          {onHandle && !alert.handled_at && (
            <Button
              variant="secondary"
              icon="check"
              className="mt-3"
              onClick={onHandle}
              aria-label={texts.handleWhat(words.title)}
            >
              {texts.handle}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="mb-2 min-w-0 [overflow-wrap:anywhere] sm:mb-0">{children}</dd>
    </>
  );
}

function Ending({ alert, at }: { alert: Alert; at: string }) {
  const texts = useTexts('staff').attention;
  const when = formatMoment(at, useLocale());
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="text-small text-soft">
        {alert.handled_by ? texts.by(alert.handled_by, when) : texts.itself(when)}
      </p>
      {alert.note && <p className="mt-1 whitespace-pre-line">{alert.note}</p>}
    </div>
  );
}
