import type { CallAnswer } from '@traslado/contract/schemas';
import { partyIn } from '@traslado/domain/booking/expectation-sentence';
import { titleOf } from '@traslado/domain/catalogues/definition';
import {
  type PriceExpectationFacts,
  priceExpectations,
} from '@traslado/domain/catalogues/price-expectations';
import { formatMoney } from '@traslado/domain/money';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { guestPriceAddress } from '../catalogues/broken-prices.tsx';
import { ChecksTabs, useChecksTitle } from '../catalogues/checks-tabs.tsx';
import type { RowColumn, Screen } from '../catalogues/screen.ts';
import { shortDate } from '../catalogues/short-date.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { useLabels } from '../catalogues/use-labels.ts';
import { type BadgeLook, StateBadge } from '../frame/state-badge.tsx';
import { useExpectationChecks } from './use-expectation-checks.ts';
import './prices.css';

type Checked = CallAnswer<'checkPriceExpectations'>['prices'][number];

/** Number of expected prices that hold, and a button that asks again. */
function CheckAll() {
  const { expectations: texts } = useTexts('staff').prices;
  const { data, isError, isFetching, refetch } = useExpectationChecks();
  const count = data?.prices.length ?? 0;
  const said = !data
    ? null
    : count === 0
      ? texts.none
      : data.broken === 0
        ? texts.allHold(count)
        : texts.someBroken(data.broken, count);
  const look: BadgeLook = isError
    ? { tone: 'bad', icon: 'error' }
    : !data || count === 0
      ? { tone: 'soft', icon: 'info' }
      : data.broken > 0
        ? { tone: 'warn', icon: 'warning' }
        : { tone: 'good', icon: 'check' };
  return (
    <div className="checks-now">
      <div role={isError || data?.broken ? 'alert' : 'status'}>
        <StateBadge {...look}>{isError ? texts.failed : (said ?? texts.checking)}</StateBadge>
      </div>
      <Button variant="quiet" busy={isFetching} busyLabel={texts.checking} onClick={() => void refetch()}>
        {texts.check}
      </Button>
    </div>
  );
}

/** State of an expectation, and the found price where it does not hold. */
function Found({ price }: { price: Checked }) {
  const { expectations: texts } = useTexts('staff').prices;
  const locale = useLocale();
  const { holds, found } = price;
  if (holds)
    return (
      <span className="inline-flex items-center gap-1.5 py-1 text-good text-small">
        <Icon name="check" className="size-4" />
        {texts.holds}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap py-1 font-semibold text-bad text-small">
      <Icon name="error" className="size-4" />
      {found ? texts.broken(formatAmount(found.amount, locale, 'full', found.currency)) : texts.noPrice}
    </span>
  );
}

const priceOf = (prices: readonly Checked[] | undefined, id: number | null | undefined) =>
  prices?.find((one) => one.id === id);

/** The party and its expected price, and the price of a guest now. */
function useMoreColumns(): readonly RowColumn<PriceExpectationFacts>[] {
  const { expectations: texts } = useTexts('staff').prices;
  const { heads, sections } = useCatalogueWords(priceExpectations);
  const locale = useLocale();
  const { data } = useExpectationChecks();
  const found = (id: number) => {
    const price = priceOf(data?.prices, id);
    if (price) return <Found price={price} />;
    return data ? <span className="text-small text-soft">{texts.notChecked}</span> : null;
  };
  return [
    {
      id: 'party',
      head: sections.party ?? '',
      isPlain: true,
      cell: ({ adults, children, babies }) =>
        partyIn(languageOf(locale), { adults, children, babySeats: babies }),
    },
    {
      id: 'expected',
      head: heads.amount ?? '',
      sort: 'amount',
      isNumber: true,
      isMain: true,
      cell: ({ amount, currency }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatMoney({ amountMinor: amount, currency }, locale)}
        </span>
      ),
    },
    { id: 'today', head: texts.today, isPlain: true, cell: (_, id) => found(id) },
  ];
}

/** The sentence as it is typed, and for a stored one its state today. */
function Sentence({ facts, id }: { readonly facts: PriceExpectationFacts; readonly id: number | null }) {
  const { prices, lists } = useTexts('staff');
  const texts = prices.expectations;
  const locale = useLocale();
  const labels = useLabels(priceExpectations);
  const { data } = useExpectationChecks();
  const price = priceOf(data?.prices, id);
  const isReady = facts.service_id !== null && facts.property_id !== null && facts.service_date !== '';
  return (
    <div className="grid gap-3">
      {isReady ? (
        <p className="[overflow-wrap:anywhere]">
          {titleOf(priceExpectations, facts, languageOf(locale), labels)}
        </p>
      ) : (
        <p className="text-soft">{prices.noSentence}</p>
      )}
      {id !== null && data && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-small text-soft">{texts.today}</span>
          {price ? <Found price={price} /> : <span className="text-small">{texts.notChecked}</span>}
        </p>
      )}
      {price && (
        <p className="text-small">
          <Link href={guestPriceAddress(price)} className="inline-block min-h-6 underline">
            {lists.expected.why}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Prices that no change may alter: each row shows its state today. */
export const priceExpectationsScreen: Screen<typeof priceExpectations> = {
  definition: priceExpectations,
  icon: 'check',
  useMoreColumns,
  joined: { service_date: ({ facts }) => shortDate(facts.service_date, useLocale()) },
  usePageTitle: useChecksTitle,
  Above: ({ person }) => (
    <div className="checks-head">
      <ChecksTabs person={person} shown={priceExpectations} />
      <CheckAll />
    </div>
  ),
  Meaning: Sentence,
};
