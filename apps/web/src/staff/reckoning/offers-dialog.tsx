import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@traslado/contract/schemas';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { staffKey } from '../session/staff-session.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { PriceSteps } from './price-steps.tsx';
import { Reasons } from './reasons.tsx';

type Answer = CallAnswer<'searchOffers'>;

type OffersDialogProps = {
  /** Names the question: it is asked once for each. */
  question: readonly (string | number)[];
  ask: (signal: AbortSignal) => Promise<Answer>;
  onClose: () => void;
};

/** A stay's offers now, service by service: the price, or the reason against offering it. */
export function OffersDialog({ question, ask, onClose }: OffersDialogProps) {
  const { prices } = useTexts('staff');
  const { offers: texts } = prices;
  const locale = useLocale();
  const query = useQuery({
    queryKey: [...staffKey, 'offers-of-stay', ...question, locale],
    queryFn: ({ signal }) => whileSignedIn(() => ask(signal)),
    // About a person and this moment: asked anew each time, and forgotten soon.
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  });
  const { data } = query;
  return (
    <Dialog onClose={onClose} title={texts.title} size="wide">
      <p className="text-soft">{data && !data.with_flights ? texts.leadDays : texts.lead}</p>
      <Loading query={query} texts={texts} className="h-64" />
      {data?.services.length === 0 && <p>{prices.guest.noServices}</p>}
      {data && (
        <ul className="grid gap-4">
          {data.services.map((service) => (
            <OfferedService key={service.id} answer={data} service={service} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function OfferedService({ answer, service }: { answer: Answer; service: Answer['services'][number] }) {
  const { prices } = useTexts('staff');
  const locale = useLocale();
  const { name, id, trip, reasons, priced } = service;
  const isOffered = reasons.length === 0 && priced !== null;
  return (
    <li className="grid gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold [overflow-wrap:anywhere]">
          {name}{' '}
          <span className="font-normal text-small text-soft">
            {prices.trips[trip]} · {id}
          </span>
        </h3>
        {isOffered ? (
          <span className="font-semibold tabular-nums">
            {formatAmount(priced.amount_due, locale, 'full', priced.currency)}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 font-semibold text-warn">
            <Icon name="warning" className="size-5" />
            {prices.guest.notOffered}
          </span>
        )}
      </div>
      <Reasons reasons={reasons} />
      <details className="text-small">
        <summary className="min-h-11 cursor-pointer content-center underline">{prices.guest.steps}</summary>
        <div className="mt-2">
          <PriceSteps answer={answer} service={service} />
        </div>
      </details>
    </li>
  );
}
