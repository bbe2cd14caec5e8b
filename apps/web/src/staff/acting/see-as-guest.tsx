import { ACTING_NOTE } from '@traslado/domain/desk/acting';
import { checkLook, LOOK_REASONS, type LookReason } from '@traslado/domain/desk/look';
import { useState } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { Person } from '../session/use-profile.ts';
import { askLook, type Booking } from './ask-acting.ts';
import { StopBanner } from './stop-banner.tsx';

/** Opens the guest's own pages of a booking, with the permission for view-as-guest. */
export function SeeAsGuest({ booking, person }: { booking: Booking; person: Person }) {
  const texts = useTexts('staff').look;
  const [isAsked, setAsked] = useState(false);
  if (!person.permissions.includes('coupons:look')) return null;
  return (
    <>
      <DeedButton letter="g" onClick={() => setAsked(true)}>
        {texts.open}
      </DeedButton>
      {isAsked && <LookDialog booking={booking} onClose={() => setAsked(false)} />}
    </>
  );
}

type Values = { reason: '' | LookReason; note: string };

const check = ({ reason, note }: Values) => checkLook({ reason: reason || null, note });

/** The reason comes first. */
function LookDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const texts = useTexts('staff').look;
  const form = useIssueForm<Values>(check, { reason: '', note: '' });
  const start = async ({ reason, note }: Values) => {
    const outcome = await askLook(booking, { ...(reason && { reason }), note });
    if (outcome.kind !== 'answered') return { banner: <StopBanner stop={outcome} onShow={onClose} /> };
    // A document of its own: its requests are marked, and nothing of it stays in the memory of this one.
    window.location.assign(outcome.answer.page);
  };
  return (
    <FormDialog
      title={texts.title}
      form={form}
      labels={{ reason: texts.reason, note: texts.note }}
      save={texts.start}
      busy={texts.starting}
      lead={<p>{texts.lead}</p>}
      onSave={start}
      staysOpen
      onClose={onClose}
    >
      <SelectField
        name="reason"
        placeholder={texts.chooseReason}
        options={LOOK_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
      />
      <TextArea name="note" max={ACTING_NOTE.max} rows={3} hint={texts.noteHint} optional />
    </FormDialog>
  );
}
