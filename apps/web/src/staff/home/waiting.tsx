import { isAlertKind } from '@traslado/domain/access/alerts';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { formatAge } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { attentionPath } from '../frame/staff-paths.ts';
import type { HomeAnswer } from './use-home.ts';

/** Open alerts, counted by kind; those that wait longest first. */
export function Waiting({ waiting }: { waiting: NonNullable<HomeAnswer['waiting']> }) {
  const { home, attention } = useTexts('staff');
  const locale = useLocale();
  const texts = home.waiting;
  if (waiting.length === 0)
    return (
      <p className="flex items-center gap-2.5 py-3 text-soft">
        <Icon name="check" className="size-5 text-good" />
        {texts.none}
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {waiting.map(({ kind, open, oldest_at }) => (
          <li
            key={kind}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 py-2.5 sm:grid-cols-[2rem_1fr_auto]"
          >
            <span className="text-right font-semibold text-warn tabular-nums">{open}</span>
            <span className="min-w-0 break-words">
              {isAlertKind(kind) ? attention.titles[kind] : attention.otherKind.title}
            </span>
            <time dateTime={oldest_at} className="col-start-2 text-small text-soft sm:col-start-3">
              {texts.oldest(formatAge(Date.parse(oldest_at), Date.now(), locale))}
            </time>
          </li>
        ))}
      </ul>
      <p className="border-line border-t py-1">
        <Link
          href={attentionPath}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.all}
        </Link>
      </p>
    </>
  );
}
