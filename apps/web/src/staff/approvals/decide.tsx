import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { checkNoteForm } from '@traslado/domain/forms/staff-forms';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useRequestText } from './request-words.tsx';
import { type RefundRequest, useRefundDeeds, type useRequest } from './use-requests.ts';

type Viewer = NonNullable<ReturnType<typeof useRequest>['data']>['viewer'];

/** Approving and declining, or the viewer's reason against it. */
export function Decide({ request, viewer }: { request: RefundRequest; viewer: Viewer }) {
  const texts = useTexts('staff').approvals;
  const { amountOf } = useRequestText();
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (request.state !== 'waiting') return null;
  return (
    <div className="grid gap-4">
      {failure !== null && (
        <Banner tone="bad" live>
          {failure || texts.notSaved}
        </Banner>
      )}
      {viewer.reason && <Banner>{viewer.reason}</Banner>}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {viewer.approve === null && (
          <Button onClick={() => setAsking('approve')}>{texts.approve(amountOf(request))}</Button>
        )}
        {viewer.can_decline && (
          <Button variant="danger" onClick={() => setAsking('decline')}>
            {texts.decline}
          </Button>
        )}
      </div>
      {asking === 'approve' && (
        <ApproveDialog request={request} onClose={() => setAsking(null)} onRefused={setFailure} />
      )}
      {asking === 'decline' && (
        <DeclineDialog request={request} onClose={() => setAsking(null)} onRefused={setFailure} />
      )}
    </div>
  );
}

type DecidingProps = {
  request: RefundRequest;
  onClose: () => void;
  onRefused: (why: string | null) => void;
};

/** Money that has gone back does not come again: a second question. */
function ApproveDialog({ request, onClose, onRefused }: DecidingProps) {
  const texts = useTexts('staff').approvals;
  const words = request.kind === 'price' ? texts.ofPrice : texts;
  const { amountOf } = useRequestText();
  const { approve } = useRefundDeeds();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const refusal = await approve(request);
    onRefused(refusal);
    if (refusal === null) notify(words.approved, 'good');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.approveTitle(amountOf(request))}
      actions={
        <>
          <Button busy={isBusy} busyLabel={texts.approving} onClick={() => void confirm()}>
            {texts.approve(amountOf(request))}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <p>{words.approveText}</p>
    </Dialog>
  );
}

function DeclineDialog({ request, onClose, onRefused }: DecidingProps) {
  const texts = useTexts('staff').approvals;
  const title = request.kind === 'price' ? texts.ofPrice.declineTitle : texts.declineTitle;
  const { decline } = useRefundDeeds();
  const form = useIssueForm(checkNoteForm, { note: '' });
  const save = async ({ note }: { note: string }) => {
    const refusal = await decline(request, note);
    onRefused(refusal);
    if (refusal === null) notify(texts.declined, 'good');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        form={form}
        name={title}
        onValid={save}
        labels={{ note: texts.declineNote }}
        className="grid gap-5"
      >
        <TextArea name="note" hint={texts.declineHint} max={NOTE_BOUNDS.max} />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="danger"
            busy={form.formState.isSubmitting}
            busyLabel={texts.declining}
          >
            {texts.decline}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
