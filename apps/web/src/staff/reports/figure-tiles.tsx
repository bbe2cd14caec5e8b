import type { FigureName } from '@traslado/domain/reports/figures';
import { lastYear, type Period, periodBefore } from '@traslado/domain/reports/period';
import { classNames } from '../../components/class-names.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { valueText } from '../frame/value-text.ts';
import { Change } from './change.tsx';
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
  const shown = figures.find(({ figure }) => figure === chosen);
  return (
    <div>
      <ul aria-label={texts.tiles} className="figure-strip">
        {figures.map((figure) => (
          <li key={figure.figure}>
            <button
              type="button"
              aria-pressed={figure.figure === chosen}
              onClick={() => onChoose(figure.figure)}
              className={classNames('figure-tile', figure.figure === chosen && 'is-chosen')}
            >
              <TileText figure={figure} />
            </button>
          </li>
        ))}
      </ul>
      {shown && (shown.before.value || shown.last_year.value) && (
        <p className="mt-2 text-caption text-soft">
          {texts.compared(
            shown.title,
            [daysOf(periodBefore(period)), valueText(shown, shown.before.value, locale, texts)],
            [daysOf(lastYear(period)), valueText(shown, shown.last_year.value, locale, texts)],
          )}
        </p>
      )}
    </div>
  );
}

function TileText({ figure }: { figure: ToldFigure }) {
  const texts = useTexts('staff').reports;
  const locale = useLocale();
  const { total, before, last_year } = figure;
  const text = (value: number | null) => valueText(figure, value, locale, texts);
  return (
    <>
      <span className="text-small text-soft">{figure.title}</span>
      <span className="money-amount">{text(total.value)}</span>
      {figure.shape === 'spread' && total.low !== null && (
        <span className="text-caption">{texts.range(text(total.low), text(total.high))}</span>
      )}
      <Change figure={figure} now={total.value} before={before.value} since={texts.before} />
      <Change figure={figure} now={total.value} before={last_year.value} since={texts.lastYear} />
    </>
  );
}
