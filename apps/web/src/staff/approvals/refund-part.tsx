import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { REFUND_REASONS } from '@traslado/domain/desk/money-authority';
import { checkRefundForm, type RefundForm } from '@traslado/domain/forms/refund-form';
import { parseAmount, toDecimal, toMinor } from '@traslado/domain/money';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { OpenPayment } from '../frame/open-payment.tsx';
import { useRefundWords } from '../frame/use-refund-words.ts';
import { useMailWord } from '../session/use-mail-word.ts';
import type { Person } from '../session/use-profile.ts';
import { payeeOf, type RefundedBooking, refundChoices } from './refund-choices.ts';
import { requestAddress, useRefundDeeds, useRefundRoom } from './use-requests.ts';

type Room = NonNullable<ReturnType<typeof useRefundRoom>['data']>;

/** Money of the booking that is being refunded already, and the one who gets it. */
type UnderWay = Parameters<ReturnType<typeof useRefundWords>>[0];
type Payee = Parameters<typeof payeeOf>[0];

type RefundPartProps = {
  person: Person;
  bookingId: number;
  booking: RefundedBooking;
  underWay: UnderWay & Payee;
};

/** On the page of a booking: giving money back by hand. */
export function RefundPart({ person, ...of }: RefundPartProps) {
  const texts = useTexts('staff').approvals.refund;
  const [isOpen, setOpen] = useState(false);
  if (!person.permissions.includes('refunds:ask')) return null;
  return (
    <>
      <DeedButton letter="r" onClick={() => setOpen(true)}>
        {texts.open}
      </DeedButton>
      {isOpen && <RefundDialog {...of} onClose={() => setOpen(false)} />}
    </>
  );
}

type RefundDialogProps = Omit<RefundPartProps, 'person'> & { onClose: () => void };

function RefundDialog({ underWay, onClose, ...of }: RefundDialogProps) {
  const texts = useTexts('staff').approvals.refund;
  const query = useRefundRoom(of.bookingId, true);
  const { data } = query;
  const failed = useRefundWords()(underWay);
  const waiting = data?.requests.find(({ state }) => state === 'waiting');
  return (
    <Dialog onClose={onClose} title={texts.title}>
      <Loading query={query} texts={texts} className="h-40" />
      <OpenPayment of={data?.open_payment} />
      {data?.is_disputed && (
        <Banner tone="warn" title={texts.disputed}>
          {texts.disputedText}
        </Banner>
      )}
      {data && !data.is_disputed && waiting && (
        <>
          <p>{texts.waits}</p>
          <LinkButton href={requestAddress(waiting.id)}>{texts.openWaiting}</LinkButton>
        </>
      )}
      {data && !data.is_disputed && !waiting && data.free === 0 && <NothingToRefund underWay={underWay} />}
      {data && !data.is_disputed && !waiting && data.free > 0 && (
        <>
          {failed.map(({ refund, sentence }) => (
            <Banner key={refund.id} tone="warn">
              {sentence} {texts.notAgain}
            </Banner>
          ))}
          <RefundFields {...of} payee={payeeOf(underWay)} room={data} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** Why no more can be refunded. */
export function NothingToRefund({ underWay }: { underWay: UnderWay }) {
  const texts = useTexts('staff').approvals.refund;
  const locale = useLocale();
  const { on_its_way: onItsWay, currency } = underWay.money;
  const said = useRefundWords()(underWay).map(({ sentence }) => sentence);
  if (onItsWay > 0) said.push(texts.onItsWay(formatAmount(onItsWay, locale, 'full', currency)));
  return (said.length > 0 ? said : [texts.nothing]).map((sentence) => <p key={sentence}>{sentence}</p>);
}

type FieldsProps = Omit<RefundDialogProps, 'underWay'> & { room: Room; payee: ReturnType<typeof payeeOf> };

function RefundFields({ bookingId, booking, room, payee, onClose }: FieldsProps) {
  const { approvals, payments } = useTexts('staff');
  const mailWord = useMailWord();
  const { refund: texts } = approvals;
  const locale = useLocale();
  const { ask } = useRefundDeeds();
  /** One wish, however often it is pressed. */
  const [key] = useState(() => crypto.randomUUID());
  const form = useIssueForm<RefundForm>(checkRefundForm, { amount: '', reason: '', note: '' });
  const { amount } = useWatch({ control: form.control });
  const minor = parseAmount(amount.trim()) ?? 0;
  const isMore = minor > Math.round(room.at_once * 100);
  const brands: Readonly<Record<string, string>> = payments.values;
  const card = payee.card.replace(/^[a-z]+/, (brand) => brands[brand] ?? brand);
  const isToCome = booking.rides.every(({ status }) => status === 'pending' || status === 'confirmed');
  const shown = (value: number) => formatAmount(value, locale, 'full', room.currency);

  const limit =
    room.at_once <= 0 ? texts.noLimit : room.at_once < room.free ? texts.atOnce(shown(room.at_once)) : '';

  const send = async (wish: RefundForm) => {
    const outcome = await ask(bookingId, room.version, wish, key);
    if (outcome.kind === 'saved') {
      notify(
        outcome.row.state === 'waiting' ? texts.asked : `${texts.given} ${mailWord(texts.told)}`,
        'good',
      );
      onClose();
      return null;
    }
    if (outcome.kind === 'wrong') for (const issue of outcome.issues) form.control.setIssue(issue);
    else if (outcome.kind === 'refused' && outcome.code === 'coupon.stale') return texts.stale;
    else if (outcome.kind === 'refused' && outcome.code === 'refund_request.waiting') return texts.waits;
    else if (outcome.kind === 'refused' && outcome.code === 'refund.disputed') return texts.disputed;
    else return approvals.notSaved;
  };
  return (
    <DialogForm
      title={texts.title}
      form={form}
      labels={{
        amount: texts.amount,
        reason: texts.reason,
        note: texts.note,
      }}
      issues={approvals.issues}
      save={isMore ? texts.ask : minor > 0 ? `${texts.give} ${shown(toDecimal(minor))}` : texts.give}
      busy={texts.busy}
      cancel={approvals.cancel}
      onCancel={onClose}
      onSave={send}
    >
      <p>
        <span className="font-semibold">{[payee.guest, card].filter(Boolean).join(' · ')}</span>
        {isToCome && <span className="block text-small">{texts.toCome}</span>}
      </p>
      <p className="text-soft">
        {[texts.free(shown(room.free)), limit, mailWord(texts.told)].filter(Boolean).join(' ')}
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="visually-hidden">{texts.choices}</legend>
        {refundChoices(room.free, booking).map((choice) => (
          <Button
            key={choice.kind}
            variant="secondary"
            aria-pressed={parseAmount(amount.trim()) === toMinor(choice.amount)}
            onClick={() => form.setValue('amount', choice.amount.toFixed(2))}
          >
            {texts.choice[choice.kind](shown(choice.amount))}
          </Button>
        ))}
      </fieldset>
      <TextField name="amount" inputMode="decimal" autoComplete="off" maxLength={12} />
      <SelectField
        name="reason"
        placeholder={texts.choose}
        options={REFUND_REASONS.map((value) => ({ value, label: approvals.reasons[value] }))}
      />
      <TextArea name="note" hint={texts.noteHint} max={NOTE_BOUNDS.max} />
    </DialogForm>
  );
}
