import { ACTING_NOTE, ACTING_REASONS, type ActingReason, checkSaid } from '@traslado/domain/desk/acting';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import type { Cancelled, Said } from './ask-acting.ts';

type Overrides = Cancelled['overrides'];
type Values<Reason extends string> = { reason: '' | Reason; note: string };

type SayWhyProps<Reason extends string = ActingReason> = {
  /** Rules that the action overrides. */
  overrides: Overrides;
  confirm: string;
  isGrave?: boolean;
  onConfirm: (said: Said<Reason>) => Promise<void>;
  onBack?: () => void;
  children?: ReactNode;
  /** The proposed reason, unless another one was given for this action in this tab. */
  usual?: Reason;
  /** Begins with the reason of the last action with this name, in this tab. */
  remembers?: string;
};

/** The last reasons, by the name of the action. Nothing of a guest. */
const lastReasons = new Map<string, string>();

/** The last step of every action: its overrides, its reason, and the button that does it. */
export function SayWhy(props: SayWhyProps) {
  const texts = useTexts('staff').acting;
  return (
    <SayWhyOf {...props} reasons={ACTING_REASONS.map((value) => ({ value, label: texts.reasons[value] }))} />
  );
}

type SayWhyOfProps<Reason extends string> = SayWhyProps<Reason> & {
  /** For an action that itself asks for one. */
  isNoteDue?: boolean;
  reasons: readonly { readonly value: Reason; readonly label: string }[];
};

/** The same for an action with reasons of its own. */
export function SayWhyOf<Reason extends string>({
  reasons,
  overrides,
  // The server asks its table.
  isNoteDue = overrides.some(({ needs_note }) => needs_note),
  confirm,
  isGrave,
  onConfirm,
  onBack,
  children,
  usual,
  remembers,
}: SayWhyOfProps<Reason>) {
  const texts = useTexts('staff').acting;
  const form = useIssueForm<Values<Reason>>(
    ({ reason, note }) => checkSaid({ reason: reason || null, note }, isNoteDue || reason === 'other'),
    {
      reason: reasons.find(({ value }) => value === lastReasons.get(remembers ?? ''))?.value ?? usual ?? '',
      note: '',
    },
  );
  return (
    <DialogForm
      title={confirm}
      form={form}
      labels={{ reason: texts.reason, note: texts.note }}
      save={confirm}
      busy={texts.busy}
      isGrave={isGrave}
      cancel={onBack && texts.back}
      onCancel={onBack}
      lead={children}
      onSave={({ reason, note }) => {
        if (remembers) lastReasons.set(remembers, reason);
        return onConfirm({ ...(reason && { reason }), note });
      }}
    >
      <Beyond overrides={overrides} />
      <SelectField name="reason" placeholder={texts.chooseReason} options={reasons} />
      <TextArea
        name="note"
        max={ACTING_NOTE.max}
        rows={3}
        hint={isNoteDue ? `${texts.noteNeeded} ${texts.noteHint}` : texts.noteHint}
        optional={!isNoteDue}
      />
    </DialogForm>
  );
}

function Beyond({ overrides }: { overrides: Overrides }) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  if (overrides.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.beyond}>
      <ul className="grid gap-1">
        {overrides.map(({ rule, limit }) => (
          <li key={rule}>
            {texts.rules[rule]}
            {limit !== null && ` · ${texts.upTo(formatAmount(limit, locale, 'full', 'USD'))}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
