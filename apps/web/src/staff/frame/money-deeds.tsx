import type { CallAnswer } from '@traslado/contract/schemas';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { callApi } from '../../data/client.ts';
import { formatAmount, formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { NoteDialog } from './note-dialog.tsx';

type Row = CallAnswer<'searchPayments'>['rows'][number];
type Deed = Row['deeds'][number];

const CALLS = { ask: 'askAboutPayment', retry: 'retryRefund', settle: 'settleRefund' } as const;

type MoneyDeedsProps = {
  of: Pick<Row, 'id' | 'number' | 'amount' | 'currency' | 'card' | 'next_at' | 'deeds'>;
  /** Zone of its times. */
  zone: string;
};

/** A card in words: its brand and last digits; '' where it is not known. */
export function useCardWords(): (card: string) => string {
  const { values } = useTexts('staff').payments;
  return (card) => card.replace(/^\S+/, (brand) => values[brand] ?? brand);
}

/** The actions of a person on a payment, or on a refund that failed. */
export function MoneyDeeds({
  of: { id, number, amount, currency, card, next_at: nextAt, deeds },
  zone,
}: MoneyDeedsProps) {
  const texts = useTexts('staff').payments;
  const locale = useLocale();
  const cardWords = useCardWords();
  const [deed, setDeed] = useState<Deed | null>(null);
  if (deeds.length === 0) return null;
  return (
    <div className="payment-deeds">
      {deeds.map((one) => (
        <Button key={one} variant="quiet" className="text-small" onClick={() => setDeed(one)}>
          {texts.deeds[one].button}
        </Button>
      ))}
      {deed && (
        <NoteDialog
          title={texts.deeds[deed].title(number)}
          text={texts.deeds[deed].text(
            formatAmount(amount, locale, 'full', currency),
            cardWords(card) || texts.itsCard,
            nextAt === null ? '' : formatInstant(nextAt, zone, locale),
          )}
          save={texts.confirm}
          work={(note) => callApi(CALLS[deed], { params: { id }, body: { note } })}
          onDone={({ status }) => {
            const { done } = texts.deeds[deed];
            notify(done[status] ?? done.open, deed === 'retry' && status === 'failed' ? 'bad' : 'good');
          }}
          onClose={() => setDeed(null)}
        />
      )}
    </div>
  );
}
