import { Banner } from '../../components/banner.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import { askCancel, type Booking, type Cancelled, type CancelWish } from './ask-acting.ts';
import { SayWhy } from './say-why.tsx';
import { StopBanner } from './stop-banner.tsx';
import { useDeed } from './use-deed.ts';
import { WhyRefund } from './why-refund.tsx';

type CancelDialogProps = { booking: Booking; mayWaive: boolean; onClose: () => void };
type Values = { rides: CancelWish['rides']; waive: boolean };

/** Cancels rides for a guest: choice, calculation, reason, action. */
export function CancelDialog({ booking, mayWaive, onClose }: CancelDialogProps) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const mailWord = useMailWord();
  const said = (amount: number) => formatAmount(amount, locale, 'full', 'USD');
  const deed = useDeed<CancelWish, Cancelled>({
    ask: (wish, why) => askCancel(booking, wish, why),
    doneText: (answer) =>
      answer.fee_asked > 0
        ? texts.cancel.doneAsked(said(answer.refund), said(answer.fee_asked))
        : `${texts.cancel.done} ${mailWord(texts.mail)}`,
    onClose,
  });
  const standing = booking.booking.transfers.filter(
    ({ status }) => status === 'confirmed' || status === 'pending',
  );
  const isUnpaid = booking.booking.status === 'pending_payment';
  const choices: CancelWish['rides'][] =
    isUnpaid || standing.length < 2 ? ['all'] : ['all', ...standing.map(({ direction }) => direction)];
  const form = useIssueForm<Values>(() => [], { rides: 'all', waive: false });
  const { previewed, stop } = deed;
  return (
    <Dialog onClose={onClose} title={texts.deeds.cancel} size="wide">
      {stop && <StopBanner stop={stop} onShow={deed.showNewest} />}
      {previewed ? (
        <SayWhy
          overrides={previewed.answer.overrides}
          confirm={texts.cancel.confirm}
          isGrave
          onConfirm={deed.confirm}
          onBack={deed.back}
        >
          <Refund answer={previewed.answer} />
        </SayWhy>
      ) : (
        <DialogForm
          title={texts.deeds.cancel}
          form={form}
          labels={{ rides: texts.cancel.which, waive: texts.cancel.waive }}
          save={texts.preview}
          busy={texts.busy}
          onSave={({ rides, waive }) => deed.preview({ rides, waive_fee: waive })}
        >
          <RadioCards
            name="rides"
            columns="sm"
            cards={choices.map((value) => ({ value, title: texts.cancel.rides[value] }))}
          />
          {mayWaive && <Checkbox name="waive">{texts.cancel.waive}</Checkbox>}
        </DialogForm>
      )}
    </Dialog>
  );
}

/** The refund, line by line, as the guest would read it. */
function Refund({ answer }: { answer: Cancelled }) {
  const { lines: words, notices, refund: back, nothing, feeAsked } = useTexts('staff').acting.cancel;
  const locale = useLocale();
  const { paid, already_refunded, kept, fee, refund, fee_asked: asked, currency } = answer;
  const said = (amount: number) => formatAmount(amount, locale, 'full', currency);
  const line = (key: 'back' | 'kept' | 'fee', amount: number) =>
    amount === 0 ? [] : [{ key, label: words[key], amount: `−${said(amount)}` }];
  return (
    <>
      <PriceLines
        lines={[
          { key: 'paid', label: words.paid, amount: said(paid) },
          ...line('back', already_refunded),
          ...line('kept', kept),
          ...line('fee', fee),
        ]}
        total={{ label: refund > 0 ? back : nothing, amount: said(refund) }}
      />
      {asked > 0 && <Banner tone="warn">{feeAsked(said(refund), said(asked))}</Banner>}
      <WhyRefund answer={answer} />
      {answer.notices.map((code) => notices[code] && <Banner key={code}>{notices[code]}</Banner>)}
    </>
  );
}
