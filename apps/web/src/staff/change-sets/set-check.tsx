import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { touchesPrices } from '@traslado/domain/catalogues/priced';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner } from '../catalogues/broken-prices.tsx';
import { HinderedRows } from './hindered-rows.tsx';
import { PriceShifts } from './price-shifts.tsx';
import { type OneSet, useSetCheck } from './use-change-sets.ts';

const PRICED = ALL_CATALOGUES.filter(touchesPrices).map(({ name }) => name);

/** Obstacles to publishing, shown before any try. A set with prices is checked as soon as it is opened. */
export function SetCheck({ one }: { one: OneSet }) {
  const texts = useTexts('staff').changeSets.checking;
  const { change_set: set, parts } = one;
  const [isWanted, setWanted] = useState(false);
  const isOpen = set.state !== 'published' && set.state !== 'withdrawn' && set.rows > 0;
  const isPriced = parts.some(({ catalogue }) => PRICED.includes(catalogue));
  const { data, isFetching, isError, refetch } = useSetCheck(set, isOpen && (isPriced || isWanted));
  if (!isOpen) return null;
  const look = () => (isWanted || isPriced ? void refetch() : setWanted(true));
  return (
    <section aria-label={texts.title} aria-busy={isFetching} className="grid gap-5">
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {isFetching && !data && <p className="text-small text-soft">{texts.busy}</p>}
        {isError && !data && !isFetching && <Banner tone="warn">{texts.failed}</Banner>}
        {data && data.hindered.total > 0 && (
          <Banner tone="warn" title={texts.hindered(data.hindered.total)}>
            <HinderedRows rows={data.hindered.rows} total={data.hindered.total} />
            <p className="mt-2 text-small">{texts.notReckoned}</p>
          </Banner>
        )}
        {data?.prices && data.prices.total > 0 && <BrokenPricesBanner prices={data.prices} isForeseen />}
        {data?.prices?.total === 0 && (
          <Banner tone="good">{isPriced ? texts.fine.prices : texts.fine.rows}</Banner>
        )}
      </div>
      {data?.shifts && <PriceShifts shifts={data.shifts} />}
      <div>
        <Button variant="quiet" busy={isFetching} busyLabel={texts.busy} onClick={look}>
          {data || isError ? texts.again : texts.look}
        </Button>
      </div>
    </section>
  );
}
