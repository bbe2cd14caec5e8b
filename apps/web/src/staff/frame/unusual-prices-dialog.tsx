import type { UnusualPrice, UnusualZone } from '@traslado/contract/schemas/unusual-prices';
import { airports } from '@traslado/domain/catalogues/airports';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { askedPrices } from '../session/unusual-prices.ts';
import { zoneLabel } from './zone-label.ts';

/**
 * Asks once about values that are surely wrong. A price: the new number, the one in its place, and its neighbour. A time zone: those of the airport's
 * country.
 */
export function UnusualPricesDialog() {
  const question = askedPrices.useValue();
  const texts = useTexts('staff').lists.unusual;
  const language = languageOf(useLocale());
  // A page that is left takes its question along.
  useEffect(() => () => question?.answer(false), [question]);
  if (!question) return null;
  const { prices, answer } = question;
  const { total, rows } = prices;
  const are = (...catalogues: string[]) => rows.every(({ catalogue }) => catalogues.includes(catalogue));
  const areZones = are(airports.name, properties.name);
  return (
    <Dialog
      onClose={() => answer(false)}
      title={areZones ? texts.zonesTitle(total) : texts.title(total)}
      size={total > 1 ? 'wide' : 'small'}
      actions={
        <>
          <Button onClick={() => answer(true)}>{texts.confirm(total)}</Button>
          <Button variant="quiet" onClick={() => answer(false)}>
            {texts.change(total)}
          </Button>
        </>
      }
    >
      <p>{areZones ? texts.zones : are(exchangeRates.name) ? texts.exchange : texts.rates}</p>
      <ul className="mt-4 grid gap-3">
        {rows.map((row) => (
          <li key={JSON.stringify(row)} className="rounded-md bg-sunk px-4 py-3">
            <p className="font-semibold [overflow-wrap:anywhere]">{row.title[language]}</p>
            {row.field === 'time_zone' ? <ZoneRow row={row} /> : <PriceRow row={row} />}
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="mt-3">{texts.more(total - rows.length)}</p>}
    </Dialog>
  );
}

/** More would hide the question. */
const ZONES_SHOWN = 4;

function ZoneRow({ row: { new: zone, countries, expected } }: { row: UnusualZone }) {
  const texts = useTexts('staff').lists.unusual;
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const label = countries.map((country) => names.of(country)).join(', ');
  const shown = expected.slice(0, ZONES_SHOWN).map(zoneLabel).join(', ');
  return (
    <Numbers>
      <NumberLine label={texts.now} isNew>
        {zoneLabel(zone)}
      </NumberLine>
      <NumberLine label={label}>{expected.length > ZONES_SHOWN ? `${shown}, …` : shown}</NumberLine>
    </Numbers>
  );
}

const Numbers = ({ children }: { children: ReactNode }) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">{children}</dl>
);

type NumberLineProps = { label: string; isNew?: boolean; children: ReactNode };

const NumberLine = ({ label, isNew = false, children }: NumberLineProps) => (
  <div className="col-span-2 grid grid-cols-subgrid items-baseline">
    <dt className="text-small text-soft">{label}</dt>
    <dd className={isNew ? 'font-bold font-display text-heading' : 'tabular-nums'}>{children}</dd>
  </div>
);

function PriceRow({ row }: { row: UnusualPrice }) {
  const texts = useTexts('staff').lists.unusual;
  const locale = useLocale();
  const language = languageOf(locale);
  const isRate = row.catalogue === rates.name;
  const { columns } = wordsOf(isRate ? rates : exchangeRates)[language];
  const amountOf = (amount: number) =>
    isRate ? formatAmount(amount, locale, 'full', row.currency) : `${amount} ${row.currency}`;
  const numbers = [
    [texts.now, row.new],
    [texts.old, row.old],
    [texts.neighbour, row.neighbour],
  ] as const;
  return (
    <>
      <p className="text-small text-soft">{columns[row.field]}</p>
      <Numbers>
        {numbers.map(([label, amount]) =>
          amount === null ? null : (
            <NumberLine key={label} label={label} isNew={label === texts.now}>
              {amountOf(amount)}
              {label === texts.neighbour && isRate && (
                <span className="ml-2 text-small text-soft">{row.neighbour_name}</span>
              )}
            </NumberLine>
          ),
        )}
      </Numbers>
    </>
  );
}
