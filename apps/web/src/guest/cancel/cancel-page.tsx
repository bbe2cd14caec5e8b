import { myTransportationPath } from '@traslado/contract/pages';
import type { Issue } from '@traslado/domain/forms/issue';
import { useState } from 'react';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { RideTicket } from '../../booking-parts/ride-ticket.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PageDialog, StateDialog } from '../manage/manage-dialogs.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { ManageGate } from '../manage/manage-gate.tsx';
import type { CancelChoice, Cancellation } from './ask-cancellation.ts';
import { cancelChoices, type OfferedChoice } from './cancel-choices.ts';
import { CancelDialogs } from './cancel-dialogs.tsx';
import { CancelDone } from './cancel-done.tsx';
import { ConfirmCancel } from './confirm-cancel.tsx';
import { RefundPreview } from './refund-preview.tsx';
import { useCancelling } from './use-cancelling.ts';

/** Cancelling rides: choice, calculation, confirmation and outcome. */
export function CancelPage({ couponId }: { couponId: string }) {
  const texts = useTexts('cancel');
  // Once it is done the page shows that, whatever the booking's state.
  const [done, setDone] = useState<{ coupon: CouponView; cancellation: Cancellation } | null>(null);
  if (done) return <CancelDone {...done} />;
  return (
    <ManageGate couponId={couponId} title={texts.title}>
      {(coupon) => (
        <Cancel
          key={coupon.version}
          coupon={coupon}
          onDone={(cancellation) => setDone({ coupon, cancellation })}
        />
      )}
    </ManageGate>
  );
}

type CancelProps = { coupon: CouponView; onDone: (cancellation: Cancellation) => void };

/** The same for a booking that is there already. */
export function Cancel({ coupon, onDone }: CancelProps) {
  const texts = useTexts('cancel');
  const moment = useMoment();
  const [openedAt] = useState(Date.now);
  const choices = cancelChoices(coupon, openedAt);
  const open = choices.filter((one) => one.isOpen);
  const [first] = choices;
  if (!first) return <StateDialog coupon={coupon} title={texts.title} />;
  if (open.length === 0) {
    return (
      <PageDialog coupon={coupon} title={texts.title} heading={texts.dialogs.deadline.title}>
        {texts.dialogs.deadline.text(moment(first.until, coupon.transfers[0]?.pick_up))}
      </PageDialog>
    );
  }
  return <Choose coupon={coupon} choices={choices} onDone={onDone} />;
}

type ChooseValues = { choice: '' | CancelChoice };

const check = ({ choice }: ChooseValues): Issue[] =>
  choice === '' ? [{ field: 'choice', code: 'choice.missing' }] : [];

function Choose({ coupon, choices, onDone }: CancelProps & { choices: readonly OfferedChoice[] }) {
  const texts = useTexts('cancel');
  const moment = useMoment();
  const [only] = choices;
  const form = useIssueForm<ChooseValues>(check, {
    choice: choices.length === 1 && only ? only.choice : '',
  });
  const choice = useWatch({ control: form.control, name: 'choice' });
  const { preview, isAsking, isConfirming, isBusy, stop, confirm, keep, cancel, retry, leave } =
    useCancelling(coupon, choice, onDone);
  const place = coupon.transfers[0]?.pick_up;

  return (
    <ManageFrame
      couponId={coupon.coupon_id}
      title={texts.title}
      lead={texts.lead}
      aside={coupon.transfers.map((ride) => (
        <RideTicket key={ride.transfer_id} transfer={ride} coupon={coupon} isCompact />
      ))}
    >
      <Form form={form} name={texts.title} labels={{ choice: texts.what }} onValid={confirm}>
        <RadioCards
          name="choice"
          columns="never"
          cards={choices.map(({ choice: value, until, isOpen }) => {
            const deadline = moment(until, place);
            const { title, detail } = texts.choices[value];
            return {
              value,
              title,
              disabled: !isOpen,
              detail: `${detail}. ${isOpen ? texts.until(deadline) : texts.closed(deadline)}`,
            };
          })}
        />
        <div aria-live="polite" className="mt-7 empty:hidden">
          {isAsking && <Loader message={texts.calculating} />}
          {preview && !isAsking && <RefundPreview cancellation={preview} />}
        </div>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button type="submit" variant="danger" size="large" busy={isAsking}>
            {texts.continue}
          </Button>
          <LinkButton variant="secondary" size="large" href={myTransportationPath(coupon.coupon_id)}>
            {texts.keep}
          </LinkButton>
        </div>
      </Form>
      {isConfirming && preview && choice !== '' && (
        <ConfirmCancel
          choice={choice}
          cancellation={preview}
          isBusy={isBusy}
          onYes={() => void cancel()}
          onNo={keep}
        />
      )}
      <CancelDialogs
        stop={stop}
        coupon={coupon}
        until={choices.find((one) => one.choice === choice)?.until ?? only?.until ?? ''}
        onRetry={retry}
        onClose={leave}
      />
    </ManageFrame>
  );
}
