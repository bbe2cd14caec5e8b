import type { FigureName } from '@traslado/domain/reports/figures';
import { lastYear, type Period, periodBefore } from '@traslado/domain/reports/period';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { changeText, valueText } from '../frame/value-text.ts';
import type { ToldFigure } from './use-reports.ts';

/** The figures of the period, each beside the time before. The chosen one is shown in full below. */
export function FigureTiles({
  figures,
  period,
  chosen,
  onChoose,
}: {
  figures: readonly ToldFigure[];
  period: Period;
  chosen: FigureName;
  onChoose: (figure: FigureName) => void;
}) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const daysOf = ({ from, to }: Period) =>
    texts.days(formatCivilDate(from, locale, 'plain'), formatCivilDate(to, locale, 'plain'));
  return (
    <div>
      <ul aria-label={texts.tiles} className="figure-strip">
        {figures.map((figure) => (
          <li key={figure.figure}>
            <button
              type="button"
              aria-pressed={figure.figure === chosen}
              onClick={() => onChoose(figure.figure)}
              className={classNames(
                'grid h-full w-full content-start gap-1 rounded-lg border-2 bg-surface px-4 py-3 text-left',
                figure.figure === chosen ? 'border-accent' : 'border-line hover:border-control',
              )}
            >
              <TileText figure={figure} />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-soft">
        {texts.compared(daysOf(periodBefore(period)), daysOf(lastYear(period)))}
      </p>
    </div>
  );
}

function TileText({ figure }: { figure: ToldFigure }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const { total, before, last_year } = figure;
  const text = (value: number | null) => valueText(figure, value, locale, texts);
  const against = (what: string, value: number | null) => {
    const change = changeText(figure, { now: total.value, before: value }, locale, texts);
    return change === null ? texts.noCompare(what) : texts.against(change, what, text(value));
  };
  return (
    <>
      <span className="text-small text-soft">{figure.title}</span>
      <span className="font-display font-semibold text-title">{text(total.value)}</span>
      {figure.shape === 'spread' && total.low !== null && (
        <span className="text-caption">{texts.range(text(total.low), text(total.high))}</span>
      )}
      <span className="text-caption text-soft">{against(texts.before, before.value)}</span>
      <span className="text-caption text-soft">{against(texts.lastYear, last_year.value)}</span>
    </>
  );
}
