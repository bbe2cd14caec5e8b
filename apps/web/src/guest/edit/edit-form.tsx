import { readDesignator } from '@traslado/domain/flight/designator';
import { type ReactNode, Suspense, useState } from 'react';
import { useMoment } from '../../booking-parts/moment.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import type { FieldValues } from '../../components/form-path.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { NightChoice } from '../../flights/lazy-night-choice.ts';
import { TimeDialog } from '../../flights/time-dialog.tsx';
import type { TimeQuestion } from '../../flights/time-question.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { EditTopic } from '../../shell/paths.ts';
import type { ChangeWish } from './ask-change.ts';
import { EditDialogs } from './edit-dialogs.tsx';
import type { EditProps } from './edit-frame.tsx';
import { EditFrame } from './edit-frame.tsx';
import { type Previewed, usePreview } from './use-preview.ts';

/** The review of a change comes beside the server's answer. */
const loadReview = () => import('./change-review.tsx');

type EditFormProps<T extends FieldValues> = EditProps & {
  topic: EditTopic;
  form: FormHandle<T>;
  /** Names of the fields, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** The request to the server. */
  wishOf: (values: T) => ChangeWish;
  /** Field of the form for one of the call; null where it has none. */
  fieldOf?: (field: string) => string | null;
  /** The guest takes the schedule's time for the flight, or the other day for a landing soon after midnight. */
  onAnswered?: (flight: { time?: string; date?: string }) => void;
  /** A warning before the change is shown; null to show it at once. `go` shows it then. */
  warning?: (previewed: Previewed, go: () => void, close: () => void) => ReactNode;
  /** Words of the button while the form still waits for an answer of its own; null when it does not. */
  waiting?: string | null;
  /** A part beside the form that can send it again. */
  beside?: (send: () => void) => ReactNode;
  children: ReactNode;
};

/** One changeable topic of a booking: its fields, the question for its effects, and every way in which the answer is no. */
export function EditForm<T extends FieldValues>(props: EditFormProps<T>) {
  const { coupon, ride, topic, form, labels, wishOf, fieldOf, onAnswered, warning, waiting } = props;
  const { beside, children } = props;
  const texts = useTexts('edit');
  const moment = useMoment();
  const { stop, setStop, preview, asked, isShown, show, back } = usePreview(coupon, ride.transfer_id);
  const [review, setReview] = useState<Awaited<ReturnType<typeof loadReview>> | null>(null);
  const ask = async (wish: ChangeWish) => {
    const [previewed, part] = await Promise.all([preview(wish), loadReview().catch(() => null)]);
    if (!previewed) return;
    if (!part) return setStop({ kind: 'offline' });
    setReview(part);
    if (!warning?.(previewed, show, back)) show();
  };
  const submit = (values: T) => ask(wishOf(values));
  const answerTime = (scheduled: string, wish: ChangeWish, answer: 'use' | 'keep') => {
    if (answer === 'use') onAnswered?.({ time: scheduled });
    void ask({ ...wish, ...(answer === 'use' ? { flight_time: scheduled } : { time_confirmed: true }) });
  };
  const mark = () => {
    if (stop?.kind !== 'refused' || !fieldOf) return;
    for (const issue of stop.issues) {
      const field = fieldOf(issue.field);
      if (field) form.control.setIssue({ field, code: issue.code });
    }
  };
  if (asked && isShown && review)
    return <review.ChangeReview coupon={coupon} ride={ride} previewed={asked} onBack={back} />;
  return (
    <EditFrame coupon={coupon} topic={topic}>
      <Form form={form} name={texts.titles[topic]} labels={labels} onValid={submit}>
        <p role="status" className="visually-hidden">
          {waiting}
        </p>
        {children}
        {stop?.kind === 'night' && stop.wish && (
          <Suspense>
            <NightChoice
              nights={stop.nights}
              time={stop.wish.flight_time ?? ride.flight_time}
              onChoose={(_, more) => {
                if (more.service_date) onAnswered?.({ date: more.service_date });
                void ask({ ...stop.wish, ...more });
              }}
            />
          </Suspense>
        )}
        {stop?.kind === 'nothing' && (
          <div className="mt-5">
            <Banner live>{texts.nothing}</Banner>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          className="mt-7 w-full sm:w-auto"
          iconAfter="arrowRight"
          busy={form.formState.isSubmitting || Boolean(waiting)}
          busyLabel={waiting ?? texts.calculating}
        >
          {texts.preview}
        </Button>
        <p className="mt-3 text-small text-soft">{texts.until(moment(ride.change_until, ride.pick_up))}</p>
      </Form>
      {asked && warning?.(asked, show, back)}
      {stop?.kind === 'time' && stop.wish && (
        <TimeDialog
          question={timeQuestionOf(ride, stop.wish, stop.scheduled)}
          onAnswer={(answer) => stop.wish && answerTime(stop.scheduled, stop.wish, answer)}
          onClose={() => setStop(null)}
        />
      )}
      {beside?.(() => void form.handleSubmit(submit)())}
      <EditDialogs
        stop={stop?.kind === 'time' || stop?.kind === 'night' ? null : stop}
        coupon={coupon}
        ride={ride}
        onClose={() => {
          mark();
          setStop(null);
        }}
        onRetry={() => {
          setStop(null);
          void form.handleSubmit(submit)();
        }}
        onLate={(wish) => void ask({ ...wish, late_arrival: true })}
      />
    </EditFrame>
  );
}

function timeQuestionOf(ride: EditProps['ride'], wish: ChangeWish, scheduled: string): TimeQuestion {
  const code = wish.flight_code ?? ride.flight_code;
  return {
    direction: ride.direction,
    flight: readDesignator(code)?.text ?? code,
    scheduled,
    typed: wish.flight_time ?? ride.flight_time,
  };
}
