import { checkHandReason } from '@traslado/domain/flight-watch/hand-time';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { useMoment } from './flight-parts.tsx';
import { type FlightDetail, useHandTime } from './use-flight-watch.ts';

type Typed = { date: string; time: string; reason: string };

const checkHand = ({ date, time, reason }: Typed): Issue[] => [
  ...(isCivilDate(date) ? [] : [{ field: 'date', code: 'date.invalid' }]),
  ...(isCivilTime(time) ? [] : [{ field: 'time', code: 'time.invalid' }]),
  ...checkHandReason(reason),
];

/** The time that a person set, and the way to set another or take it away. */
export function HandTime({ flight }: { flight: FlightDetail }) {
  const { hand: texts } = useTexts('staff').flightWatch;
  const moment = useMoment(flight.scheduled.date);
  const { remove } = useHandTime(flight);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const takeAway = async () => {
    setBusy(true);
    const refusal = await remove();
    setBusy(false);
    if (refusal === null) notify(texts.removed, 'good');
    else notify(refusal || texts.failed, 'bad');
  };
  const { hand, viewer } = flight;
  return (
    <Card id="hand" title={texts.title}>
      {hand ? (
        <p className="mt-2 [overflow-wrap:anywhere]">
          <span className="font-semibold">{texts.set(moment(hand), hand.by)}</span>
          <span className="block text-small text-soft">{hand.reason}</span>
        </p>
      ) : (
        <p className="mt-2 text-soft">{texts.none}</p>
      )}
      {viewer.can_change && (
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {texts.form}
          </Button>
          {hand && (
            <Button variant="quiet" busy={isBusy} busyLabel={texts.saving} onClick={() => void takeAway()}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {isOpen && <HandDialog flight={flight} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function HandDialog({ flight, onClose }: { flight: FlightDetail; onClose: () => void }) {
  const { hand: texts } = useTexts('staff').flightWatch;
  const { set } = useHandTime(flight);
  const { date, time } = flight.known ?? flight.scheduled;
  const form = useIssueForm<Typed>(checkHand, { date, time, reason: '' });
  const save = async (typed: Typed) => {
    const refusal = await set(typed);
    if (refusal !== null) return refusal || texts.failed;
    notify(texts.saved, 'good');
  };
  return (
    <FormDialog
      title={texts.form}
      form={form}
      labels={texts.labels}
      save={texts.save}
      busy={texts.saving}
      lead={<p>{texts.lead}</p>}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="date" />
        <TimeField name="time" />
      </div>
      <TextField name="reason" />
    </FormDialog>
  );
}
