import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { ERASURE_REASONS } from '@traslado/domain/desk/money-authority';
import { checkErasureForm } from '@traslado/domain/forms/refund-form';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { GuestDataLists, type Kept } from './guest-data.tsx';
import { type ErasureWish, requestAddress, useGuestData, useRefundDeeds } from './use-requests.ts';

/** All that is kept of the guest of a booking, and the request to erase it. */
export function GuestDataPage({ person, bookingId }: { person: Person; bookingId: number }) {
  const texts = useTexts('staff').approvals.guestData;
  const query = useGuestData(bookingId);
  const { data } = query;
  const mayAsk = data && !data.request && !data.reason && person.permissions.includes('guest-data:ask');
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      back={{ href: `/admin/bookings/${bookingId}`, label: texts.back }}
      actions={mayAsk && <Ask bookingId={bookingId} />}
      wide
    >
      <Loading
        query={query}
        texts={texts}
        missing={{ code: 'coupon.not_found', ...texts.missing }}
        className="h-64"
      />
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <Standing person={person} data={data} />
          <GuestDataLists data={data} />
        </div>
      )}
    </StaffPage>
  );
}

/** The request that waits, or the reason against one. */
function Standing({ person, data: { request, reason } }: { person: Person; data: Kept }) {
  const { guestData: texts, refund } = useTexts('staff').approvals;
  if (request)
    return (
      <Banner
        title={texts.waits}
        action={
          person.permissions.includes('refunds:see') && (
            <LinkButton href={requestAddress(request.id)} variant="secondary">
              {refund.openWaiting}
            </LinkButton>
          )
        }
      />
    );
  return reason && <Banner>{reason}</Banner>;
}

function Ask({ bookingId }: { bookingId: number }) {
  const texts = useTexts('staff').approvals.guestData;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DeedButton letter="e" variant="danger" onClick={() => setOpen(true)}>
        {texts.ask}
      </DeedButton>
      {isOpen && <AskErasure bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskErasure({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const { guestData: texts, ...approvals } = useTexts('staff').approvals;
  const { askErasure } = useRefundDeeds();
  const [key] = useState(() => crypto.randomUUID());
  const form = useIssueForm(checkErasureForm, { reason: '', note: '' });
  const send = async (wish: ErasureWish) => {
    const outcome = await askErasure(bookingId, wish, key);
    if (outcome.kind === 'saved') {
      notify(texts.asked, 'good');
      return null;
    }
    if (outcome.kind !== 'wrong') return approvals.notSaved;
    for (const issue of outcome.issues) form.control.setIssue(issue);
    return { banner: null };
  };
  return (
    <FormDialog
      title={texts.askTitle}
      form={form}
      labels={{ reason: approvals.refund.reason, note: texts.note }}
      issues={approvals.issues}
      save={texts.ask}
      busy={approvals.refund.busy}
      cancel={approvals.cancel}
      isGrave
      lead={<p className="text-soft">{texts.askText}</p>}
      onSave={send}
      onClose={onClose}
    >
      <SelectField
        name="reason"
        placeholder={approvals.refund.choose}
        options={ERASURE_REASONS.map((value) => ({ value, label: approvals.reasons[value] }))}
      />
      <TextArea name="note" hint={texts.noteHint} max={NOTE_BOUNDS.max} />
    </FormDialog>
  );
}
