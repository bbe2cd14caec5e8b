import { memo } from 'react';
import { classNames } from '../../components/class-names.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { shortRange } from '../catalogues/short-date.ts';
import { RowLink } from '../frame/row-link.tsx';
import {
  cellKey,
  cellOf,
  type GridRow,
  isPast,
  PRICE_COLUMNS,
  type PriceColumn,
  type Typed,
} from './grid-model.ts';
import { GridPart } from './grid-part.tsx';

type RateRowProps = {
  row: GridRow;
  /** Its place in the table, the heads being the first row. */
  place: number;
  /** Name of its service. */
  service: string;
  /** Its typed values. */
  typed: Typed;
  /** The cell of it that can be tabbed to. */
  active: PriceColumn | null;
  canChange: boolean;
  onType: (row: GridRow, column: PriceColumn, text: string) => void;
};

/** A rate with the cells of its prices. One that stays as it is is not drawn again. */
export const RateRow = memo(function RateRow(props: RateRowProps) {
  const { row, place, service, typed, active, canChange, onType } = props;
  const { rate, charged } = row;
  const texts = useTexts('staff').seasons.grid;
  const locale = useLocale();
  return (
    <GridPart
      role="row"
      aria-rowindex={place}
      className={classNames('price-row border-line border-b py-2 last:border-0', isPast(rate) && 'text-soft')}
    >
      <GridPart role="rowheader" className="max-sm:col-span-2">
        <RowLink href={`/admin/rates/${rate.id}`}>{service}</RowLink>
        <span className="block text-caption text-soft">
          {rate.service_id} · {rate.description}
          {rate.pax_max !== null && ` · ${texts.paxMax(rate.pax_max)}`}
        </span>
      </GridPart>
      <GridPart role="gridcell" className="max-sm:col-span-2 whitespace-nowrap text-small tabular-nums">
        {shortRange(rate.valid_from, rate.valid_to, locale)}
      </GridPart>
      {PRICE_COLUMNS.map((column) =>
        charged.includes(column) ? (
          <GridPart key={column} role="gridcell" aria-readonly={!canChange}>
            <PriceCell
              {...{ row, column, typed, canChange, onType }}
              isActive={active === column}
              name={`${texts.columns[column]}, ${rate.description}, ${service}`}
            />
          </GridPart>
        ) : (
          <GridPart
            key={column}
            role="gridcell"
            aria-readonly="true"
            className="pr-3 text-right text-soft max-sm:hidden"
          >
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{texts.notCharged}</span>
          </GridPart>
        ),
      )}
    </GridPart>
  );
});

type PriceCellProps = Pick<RateRowProps, 'row' | 'typed' | 'canChange' | 'onType'> & {
  column: PriceColumn;
  name: string;
  isActive: boolean;
};

/** A price: the typed value, and below it the old one, the rise, or the fault. */
function PriceCell({ row, column, typed, canChange, onType, name, isActive }: PriceCellProps) {
  const texts = useTexts('staff').seasons.grid;
  const locale = useLocale();
  const { rate } = row;
  const { text, was, now, percent, code } = cellOf(rate, column, typed, languageOf(locale));
  const key = cellKey(rate.id, column);
  const noteId = `note-${key}`;
  const isNoted = now !== null || code !== null;
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return (
    <>
      <span aria-hidden="true" className="mb-1 block text-caption text-soft sm:hidden">
        {texts.columns[column]}
      </span>
      {canChange ? (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          data-cell={key}
          tabIndex={isActive ? 0 : -1}
          aria-label={name}
          aria-invalid={code !== null || undefined}
          aria-describedby={isNoted ? noteId : undefined}
          value={text}
          onChange={(event) => onType(row, column, event.target.value)}
          className={classNames('field-box price-box', now !== null && 'price-box-changed')}
        />
      ) : (
        <span className="tabular-nums">{formatAmount(was, locale)}</span>
      )}
      {isNoted && (
        <span id={noteId} className="mt-1 block text-right text-caption leading-snug">
          {code !== null ? (
            <span className="font-medium text-bad">{texts.issues[code]}</span>
          ) : (
            <span className="text-soft">
              {texts.was} <s className="tabular-nums">{plain.format(was)}</s>
              {percent !== null && (
                <strong className="ml-1.5 whitespace-nowrap text-ink tabular-nums">
                  {signed.format(percent / 100)}
                </strong>
              )}
            </span>
          )}
        </span>
      )}
    </>
  );
}
