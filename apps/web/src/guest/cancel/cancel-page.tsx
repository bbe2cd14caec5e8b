import { useQuery } from '@tanstack/react-query';
import { myTransportationPath } from '@traslado/contract/pages';
import type { Issue } from '@traslado/domain/forms/issue';
import { use, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { RideTicket } from '../../booking-parts/ride-ticket.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Loader } from '../../components/loader.tsx';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PageDialog, StateDialog } from '../manage/manage-dialogs.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { ManageGate } from '../manage/manage-gate.tsx';
import { InLook } from '../my-bookings/in-look.ts';
import { forgetBookings, refreshBookings } from '../my-bookings/refresh-bookings.ts';
import {
  askCancellation,
  type CancelChoice,
  type Cancellation,
  type CancelOutcome,
} from './ask-cancellation.ts';
import { cancelChoices, type OfferedChoice } from './cancel-choices.ts';
import { CancelDialogs } from './cancel-dialogs.tsx';
import { CancelDone } from './cancel-done.tsx';
import { ConfirmCancel } from './confirm-cancel.tsx';
import { RefundPreview } from './refund-preview.tsx';

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
  const [, navigate] = useLocation();
  const [only] = choices;
  const form = useIssueForm<ChooseValues>(check, {
    choice: choices.length === 1 && only ? only.choice : '',
  });
  const choice = useWatch({ control: form.control, name: 'choice' });
  const { afterLost } = useTexts('mytransportation');
  const isLook = use(InLook) !== null;
  const wasLost = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [stop, setStop] = useState<Exclude<CancelOutcome, { kind: 'answered' }> | null>(null);
  const query = useQuery({
    queryKey: ['cancellation', coupon.coupon_id, coupon.version, choice],
    // A view-as-guest session asks for no preview.
    enabled: choice !== '' && !isLook,
    // Calculated on each visit: a refund depends on the time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    queryFn: () => askCancellation(coupon, choice === '' ? null : choice, true),
  });
  const outcome = query.data ?? null;
  const preview = outcome?.kind === 'answered' ? outcome.cancellation : null;
  const refusal = outcome && outcome.kind !== 'answered' ? outcome : null;
  const place = coupon.transfers[0]?.pick_up;

  const cancel = async () => {
    if (isBusy || choice === '') return;
    setBusy(true);
    const answer = await askCancellation(coupon, choice, false);
    setBusy(false);
    setAsked(false);
    // After an answer that was lost, another version is most likely our own cancellation.
    if (wasLost.current && (answer.kind === 'stale' || answer.kind === 'invalidTrip')) {
      forgetBookings();
      navigate(myTransportationPath(coupon.coupon_id));
      notify(afterLost, 'info');
      return;
    }
    if (answer.kind !== 'answered') {
      wasLost.current = answer.kind === 'offline';
      setStop(answer);
      return;
    }
    onDone(answer.cancellation);
    await refreshBookings();
  };

  return (
    <ManageFrame
      couponId={coupon.coupon_id}
      title={texts.title}
      lead={texts.lead}
      aside={coupon.transfers.map((ride) => (
        <RideTicket key={ride.transfer_id} transfer={ride} coupon={coupon} isCompact />
      ))}
    >
      <Form
        form={form}
        name={texts.title}
        labels={{ choice: texts.what }}
        onValid={() => {
          if (preview) setAsked(true);
        }}
      >
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
          {choice !== '' && query.isFetching && <Loader message={texts.calculating} />}
          {preview && !query.isFetching && <RefundPreview cancellation={preview} />}
        </div>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button type="submit" variant="danger" size="large" busy={query.isFetching}>
            {texts.continue}
          </Button>
          <LinkButton variant="secondary" size="large" href={myTransportationPath(coupon.coupon_id)}>
            {texts.keep}
          </LinkButton>
        </div>
      </Form>
      {isAsked && preview && choice !== '' && (
        <ConfirmCancel
          choice={choice}
          cancellation={preview}
          isBusy={isBusy}
          onYes={() => void cancel()}
          onNo={() => setAsked(false)}
        />
      )}
      <CancelDialogs
        stop={stop ?? refusal}
        coupon={coupon}
        until={choices.find((one) => one.choice === choice)?.until ?? only?.until ?? ''}
        onRetry={() => {
          if (stop) {
            setStop(null);
            void cancel();
          } else void query.refetch();
        }}
        onClose={() => {
          if (stop) setStop(null);
          else navigate(myTransportationPath(coupon.coupon_id));
        }}
      />
    </ManageFrame>
  );
}
