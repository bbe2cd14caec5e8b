import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { callApi } from '../../data/client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { GuestForm } from './guest-form.tsx';
import { GuestPrices } from './guest-prices.tsx';
import { bodyOf, type GuestValues, questionOf } from './guest-values.ts';
import { usePricedServices } from './use-prices.ts';
import './prices.css';

/** One guest's price, with its explanation. The question is about a person: it stands in no address and is stored nowhere. */
export function GuestPricePage({ person }: { person: Person }) {
  const { prices } = useTexts('staff');
  const texts = prices.guest;
  const address = useSearch();
  const wished = new URLSearchParams(address).get('hotel');
  const query = usePricedServices();
  const { data } = query;
  const [answer, setAnswer] = useState<CallAnswer<'searchGuestPrice'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const properties = data?.properties.filter(({ services }) => services.length > 0) ?? [];
  const first = properties.find(({ code }) => code === wished) ?? properties[0];

  const asked = properties.find(({ code }) => code === answer?.stay.hotel);

  const ask = async (values: GuestValues) => {
    setFailure(null);
    try {
      const found = await whileSignedIn(() => callApi('searchGuestPrice', { body: bodyOf(values) }));
      // The prices are there before they are read out.
      flushSync(() => setAnswer(found));
      results.current?.focus();
    } catch (error) {
      setAnswer(null);
      const code = error instanceof ProblemError ? error.problem.code : '';
      const known: Readonly<Record<string, string>> = {
        'stay.not_found': texts.notFound,
        'stay.arrival_required': texts.tooMany,
      };
      setFailure(known[code] ?? texts.failed);
    }
  };
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Loading query={query} texts={prices} className="h-128" />
      {data && !first && <p className="text-soft">{prices.noServices}</p>}
      {first && (
        <div
          className={classNames('grid items-start gap-4', answer && 'wide:grid-cols-[minmax(0,1fr)_25rem]')}
        >
          <GuestForm
            properties={properties}
            first={first.code}
            start={questionOf(first.code, address)}
            onAsk={ask}
          />
          <FailureOf failure={failure} />
          {answer && (
            <section aria-labelledby="prices">
              <h2 id="prices" ref={results} tabIndex={-1} className="text-heading outline-none">
                {texts.results}
              </h2>
              <GuestPrices
                answer={answer}
                property={person.permissions?.includes('price-expectations:change') ? (asked ?? null) : null}
              />
            </section>
          )}
        </div>
      )}
    </StaffPage>
  );
}
