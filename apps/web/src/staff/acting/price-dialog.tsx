import { LOWERING_REASONS, type RefundReason } from '@traslado/domain/desk/money-authority';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { parseAmount, toAmountText, toMinor } from '@traslado/domain/money';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useWatch } from '../../components/form-context.ts';
import { PriceLines } from '../../components/price-lines.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import { askLower, type Booking, type Lowered, type LoweringReason, type Said } from './ask-acting.ts';
import { SayWhyOf } from './say-why.tsx';
import { StopBanner } from './stop-banner.tsx';
import { useDeed } from './use-deed.ts';

type Values = { how: 'off' | 'new'; amount: string };

/** Cents off the due price, from the typed amount; null for no amount. */
function offOf({ how, amount }: Values, dueMinor: number): number | null {
  const typed = parseAmount(amount.trim());
  if (typed === null) return null;
  return how === 'off' ? typed : dueMinor - typed;
}

function check(values: Values, dueMinor: number): Issue[] {
  const missing = checkRequired('amount', values.amount);
  if (missing.length > 0) return missing;
  const off = offOf(values, dueMinor);
  if (off === null || off <= 0) return [{ field: 'amount', code: 'amount.invalid' }];
  return off >= dueMinor ? [{ field: 'amount', code: 'price.nothing_left' }] : [];
}

type PriceDialogProps = {
  booking: Booking;
  onClose: () => void;
  /** It was reduced, and not only requested. */
  onLowered: () => void;
};

/** Reduces an unpaid price: the amount, its effects and deciding person, the reason. */
export function PriceDialog({ booking, onClose, onLowered }: PriceDialogProps) {
  const { acting: texts, approvals } = useTexts('staff');
  const { price: words } = texts;
  const locale = useLocale();
  /** One wish, however often it is pressed. */
  const [uuidReference] = useState(() => crypto.randomUUID());
  const deed = useDeed<string, Lowered, Said<LoweringReason>>({
    ask: (amount, said) => askLower(booking, { amount, uuidReference }, said),
    doneText: ({ way }) => words.done[way],
    onClose,
    onDone: ({ way }) => (way === 'at_once' ? onLowered() : onClose()),
  });
  const dueMinor = toMinor(booking.booking.price.due);
  const form = useIssueForm<Values>((values) => check(values, dueMinor), { how: 'off', amount: '' });
  const { how } = useWatch({ control: form.control });
  const { previewed, stop } = deed;
  return (
    <Dialog onClose={onClose} title={texts.deeds.price} size="wide">
      {stop && <StopBanner stop={stop} onShow={deed.showNewest} />}
      {previewed ? (
        <SayWhyOf<LoweringReason>
          reasons={reasonsOf(approvals.reasons)}
          overrides={[]}
          isNoteDue
          confirm={words.confirm[previewed.answer.way]}
          onConfirm={deed.confirm}
          onBack={deed.back}
        >
          <Previewed answer={previewed.answer} />
        </SayWhyOf>
      ) : (
        <DialogForm
          title={texts.deeds.price}
          form={form}
          labels={{ how: words.how, amount: words.amounts[how] }}
          issues={words.issues}
          save={texts.preview}
          busy={texts.busy}
          onSave={(values) => deed.preview(toAmountText(offOf(values, dueMinor) ?? 0))}
        >
          <p className="tabular-nums">{words.now(formatAmount(dueMinor / 100, locale, 'full', 'USD'))}</p>
          <RadioCards
            name="how"
            columns="sm"
            cards={(['off', 'new'] as const).map((value) => ({ value, title: words.ways[value] }))}
          />
          <TextField name="amount" inputMode="decimal" autoComplete="off" maxLength={12} />
        </DialogForm>
      )}
    </Dialog>
  );
}

const reasonsOf = (words: Readonly<Record<RefundReason, string>>) =>
  LOWERING_REASONS.map((value) => ({ value, label: words[value] }));

/** The guest's price before and after, and the deciding person. */
function Previewed({ answer }: { answer: Lowered }) {
  const { price: words } = useTexts('staff').acting;
  const locale = useLocale();
  const said = (amount: number) => formatAmount(amount, locale, 'full', answer.currency);
  const { old, new: after } = answer.price;
  const off = (toMinor(old) - toMinor(after)) / 100;
  return (
    <>
      <PriceLines
        lines={[
          { key: 'old', label: words.lines.old, amount: said(old) },
          { key: 'off', label: words.lines.off, amount: `−${said(off)}`, tone: 'reduction' },
        ]}
        total={{ label: words.lines.new, amount: said(after) }}
      />
      <Banner tone={answer.way === 'at_once' ? 'info' : 'warn'}>{words.decides[answer.way]}</Banner>
    </>
  );
}
