import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { notify } from '../../components/notification.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { AskNote } from '../frame/ask-note.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { AskDialog } from '../frame/form-dialog.tsx';
import { useRequestText } from './request-words.tsx';
import { type RefundRequest, useRefundDeeds, type useRequest } from './use-requests.ts';

/** Words of a decision by the kind of its request. */
function useDecisionWords(kind: RefundRequest['kind']) {
  const texts = useTexts('staff').approvals;
  if (kind === 'erasure') return { ...texts, ...texts.ofErasure };
  return kind === 'price' ? { ...texts, ...texts.ofPrice } : texts;
}

/** A refund gives money back, and leaves the rides booked. */
const staysOf = ({ kind, booking }: RefundRequest): boolean => kind === 'refund' && booking.ride_at !== null;

type Viewer = NonNullable<ReturnType<typeof useRequest>['data']>['viewer'];

type DecideProps = {
  request: RefundRequest;
  viewer: Viewer;
  /** Null where it was decided, else the reason why not. */
  onEnd: (refusal: string | null) => void;
};

/** Rides that approving leaves as they are, and the viewer's reason against it. */
export function Limits({ request, viewer }: Omit<DecideProps, 'onEnd'>) {
  const texts = useTexts('staff').approvals;
  if (request.state !== 'waiting') return null;
  return (
    <>
      {viewer.reason && <Banner>{viewer.reason}</Banner>}
      {staysOf(request) && <Banner>{texts.ridesStay}</Banner>}
    </>
  );
}

/** Approving and declining. */
export function Decide({ request, viewer, onEnd }: DecideProps) {
  const texts = useDecisionWords(request.kind);
  const { amountOf } = useRequestText();
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const end = (refusal: string | null) => {
    onEnd(refusal);
    // Its new state stands beside the title.
    if (refusal === null) window.scrollTo(0, 0);
  };
  if (request.state !== 'waiting') return null;
  return (
    <>
      {viewer.can_decline && (
        <DeedButton letter="d" variant="danger" onClick={() => setAsking('decline')}>
          {texts.decline}
        </DeedButton>
      )}
      {viewer.approve === null && (
        <DeedButton letter="a" variant="primary" onClick={() => setAsking('approve')}>
          {texts.approve(amountOf(request))}
        </DeedButton>
      )}
      {asking === 'approve' && (
        <ApproveDialog request={request} onClose={() => setAsking(null)} onEnd={end} />
      )}
      {asking === 'decline' && (
        <DeclineDialog request={request} onClose={() => setAsking(null)} onEnd={end} />
      )}
    </>
  );
}

type DecidingProps = Omit<DecideProps, 'viewer'> & { onClose: () => void };

/** Money that has gone back does not come again: a second question. */
function ApproveDialog({ request, onClose, onEnd }: DecidingProps) {
  const words = useDecisionWords(request.kind);
  const { amountOf } = useRequestText();
  const { approve } = useRefundDeeds();
  const confirm = async () => {
    const refusal = await approve(request);
    onEnd(refusal);
    if (refusal === null) notify(words.approved, 'good');
  };
  return (
    <AskDialog
      title={words.approveTitle(amountOf(request))}
      confirm={words.approve(amountOf(request))}
      busy={words.approving}
      keep={words.cancel}
      isGrave={request.kind === 'erasure'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.approveText}</p>
      {staysOf(request) && <p>{words.ridesStay}</p>}
    </AskDialog>
  );
}

function DeclineDialog({ request, onClose, onEnd }: DecidingProps) {
  const texts = useDecisionWords(request.kind);
  const { decline } = useRefundDeeds();
  return (
    <AskNote
      words={{
        title: texts.declineTitle,
        label: texts.declineNote,
        hint: texts.declineHint,
        save: texts.decline,
        saving: texts.declining,
        done: texts.declined,
        cancel: texts.cancel,
      }}
      isGrave
      work={async (note) => {
        const refusal = await decline(request, note);
        onEnd(refusal);
        // The page says why not.
        if (refusal !== null) onClose();
        return refusal === null ? null : { banner: null };
      }}
      onClose={onClose}
    />
  );
}
