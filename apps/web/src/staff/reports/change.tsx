import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { changeText, valueText } from '../frame/value-text.ts';
import type { ToldFigure } from './use-reports.ts';

const SIGNS = { up: '▲', down: '▼' } as const;

type ChangeProps = { figure: ToldFigure; now: number | null; before: number | null; since: string };

/** A difference with its direction, a sign for the eye and a word for the ear. Nothing without an earlier value. */
export function Change({ figure, now, before, since }: ChangeProps) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const change = changeText(figure, { now, before }, locale, texts);
  if (!change) return null;
  return (
    <span className="text-caption text-soft">
      {change.way && (
        <>
          <span aria-hidden="true" className="mr-1 text-ink">
            {SIGNS[change.way]}
          </span>
          <span className="visually-hidden">{texts.ways[change.way]} </span>
        </>
      )}
      <span className="font-semibold text-ink tabular-nums">{change.text}</span> {since}{' '}
      <span className="visually-hidden">({valueText(figure, before, locale, texts)})</span>
    </span>
  );
}
