import { nightOfRide } from '@traslado/domain/booking/night-words';
import { findingWords } from '@traslado/domain/desk/finding-words';
import { Suspense, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { NightChoice } from '../../flights/night-choice.tsx';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { useMailWord } from '../session/use-mail-word.ts';
import { askChange, type Booking, type Changed, type ChangeWish } from './ask-acting.ts';
import { ChangeForm, type Ride, useChangeForm } from './change-form.tsx';
import { ChangedRows } from './changed-rows.tsx';
import { LinkStayForm } from './link-stay-dialog.tsx';
import { SayWhy } from './say-why.tsx';
import { linkBaseOf, StaysOfBooking } from './stays-of-booking.tsx';
import { StopBanner } from './stop-banner.tsx';
import { TypedDialog } from './typed-dialog.tsx';
import { useDeed } from './use-deed.ts';

/** Changes flight, day, time or people for a guest. */
export function ChangeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const texts = useTexts('staff').acting;
  const words = useTexts('staff').bookings.ride;
  const mailWord = useMailWord();
  const deed = useDeed<ChangeWish, Changed>({
    ask: (wish, said) => askChange(booking, wish, said),
    doneText: ({ requires_payment }) =>
      requires_payment ? texts.change.waits : `${texts.change.done} ${mailWord(texts.mail)}`,
    onClose,
  });
  const open = booking.booking.transfers.filter(({ transfer_id }) =>
    booking.acting?.rides.some((one) => one.transfer_id === transfer_id && one.change.allowed),
  );
  const [first] = open;
  const [chosen, setChosen] = useState(first?.transfer_id ?? 0);
  const ride = open.find(({ transfer_id }) => transfer_id === chosen);
  const form = useIssueForm<{ ride: string }>(() => [], { ride: String(chosen) });
  const { previewed } = deed;
  const title = previewed && ride ? `${texts.deeds.change}: ${words[ride.direction]}` : texts.deeds.change;
  return (
    <TypedDialog onClose={onClose} isTyped={previewed !== null} title={title} size="wide">
      {!previewed && <p className="text-soft">{mailWord(texts.mail)}</p>}
      {open.length > 1 && !previewed && (
        <Form form={form} name={texts.change.which} labels={{ ride: texts.change.which }} onValid={() => {}}>
          <RadioCards
            name="ride"
            onPick={(value) => {
              deed.back();
              setChosen(Number(value));
            }}
            cards={open.map(({ transfer_id, direction, flight_code }) => ({
              value: String(transfer_id),
              title: words[direction],
              detail: flight_code,
            }))}
          />
        </Form>
      )}
      {ride && <ChangeRide key={ride.transfer_id} booking={booking} ride={ride} deed={deed} />}
    </TypedDialog>
  );
}

type Deed = ReturnType<typeof useDeed<ChangeWish, Changed>>;

function ChangeRide({ booking, ride, deed }: { booking: Booking; ride: Ride; deed: Deed }) {
  const texts = useTexts('staff').acting;
  const change = useChangeForm(booking, ride);
  const { form, wish } = change;
  const { previewed, stop } = deed;
  const [isAdding, setAdding] = useState(false);
  const rideAlong = (receptive_group_id: number) =>
    deed.preview({ transfer_id: ride.transfer_id, receptive_group_id });
  const mayCount =
    booking.acting?.rides.some(
      ({ transfer_id, passengers }) => transfer_id === ride.transfer_id && passengers.allowed,
    ) ?? false;
  return (
    <>
      {stop && <StopBanner stop={stop} onShow={deed.showNewest} />}
      {stop?.kind === 'refused' && stop.code === 'flight.time_differs' && (
        <Button variant="secondary" onClick={() => void deed.preview({ ...wish(), time_confirmed: true })}>
          {texts.change.keepTime}
        </Button>
      )}
      {stop?.kind === 'night' && (
        <Suspense>
          <NightChoice
            nights={stop.nights}
            time={form.getValues().time}
            onChoose={(night, ofNight) => {
              form.setValue('date', night.to);
              void deed.preview({ ...wish(), ...ofNight });
            }}
          />
        </Suspense>
      )}
      {previewed ? (
        <Previewed booking={booking} ride={ride} deed={deed} isUnlisted={change.isUnlisted} {...previewed} />
      ) : isAdding ? (
        <LinkStayForm
          base={linkBaseOf(booking)}
          groupOf={async () => ({ kind: 'answered', answer: { receptive_group_id: 0 } })}
          onLinked={({ receptive_group_id }) => {
            setAdding(false);
            void rideAlong(receptive_group_id);
          }}
          onBack={() => setAdding(false)}
        />
      ) : (
        <>
          <ChangeForm
            change={change}
            ride={ride}
            mayCount={mayCount}
            onPreview={() => deed.preview(wish())}
          />
          {mayCount && booking.booking.status !== 'pending_payment' && (
            <StaysOfBooking booking={booking} onAdd={() => setAdding(true)} onGrouped={rideAlong} />
          )}
        </>
      )}
    </>
  );
}

type PreviewedProps = {
  booking: Booking;
  ride: Ride;
  deed: Deed;
  wish: ChangeWish;
  answer: Changed;
  isUnlisted: boolean;
};

function Previewed({ booking, ride, deed, wish, answer, isUnlisted }: PreviewedProps) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const mailWord = useMailWord();
  const said = (amount: number) => formatAmount(amount, locale, 'full', answer.currency);
  if (answer.changes.length === 0)
    return (
      <>
        <Banner tone="info">{texts.change.nothing}</Banner>
        <div>
          <Button variant="quiet" onClick={deed.back}>
            {texts.back}
          </Button>
        </div>
      </>
    );
  const { old, new: next } = answer.pick_up;
  const { direction } = ride;
  const language = languageOf(locale);
  const pickUpText = (pickUp: typeof next) =>
    [
      formatCivilDate(pickUp.date, locale, 'short'),
      formatCivilTime(pickUp.time, locale),
      pickUp.zone_name,
      nightOfRide(direction, pickUp, language),
    ]
      .filter(Boolean)
      .join(', ');
  const { change: words } = texts;
  const changed = new Set(answer.changes.map(({ field }) => field));
  const isFlight = ['flight_code', 'service_date', 'flight_time'].some((field) => changed.has(field));
  const flightTime = wish.flight_time ?? ride.flight_time;
  // The check of the night finds the same.
  const warning = isUnlisted ? 'flight_unknown' : wish.time_confirmed ? 'flight_time' : null;
  return (
    <SayWhy
      usual={isFlight ? 'flight_changed' : 'guest_asked'}
      overrides={answer.overrides}
      confirm={words.confirm}
      onConfirm={deed.confirm}
      onBack={deed.back}
    >
      <ChangedRows
        booking={booking}
        changes={answer.changes}
        more={
          next.at === old.at
            ? []
            : [{ key: 'pick_up', label: words.pickUp, old: pickUpText(old), now: pickUpText(next) }]
        }
      />
      {isFlight && !changed.has('flight_time') && (
        <p>{words.flightTimeStays(formatCivilTime(flightTime, locale))}</p>
      )}
      {isFlight && next.at === old.at && <p>{words.pickUpStays(pickUpText(next))}</p>}
      {isFlight && warning && (
        <Banner tone="warn" title={words.carries(findingWords[language][warning])}>
          {words.asTyped(formatCivilTime(flightTime, locale))}
          {answer.changes.some(({ field, new: now }) => field === 'terminal' && now === '') &&
            ` ${words.terminalGone}`}
        </Banner>
      )}
      <p>
        {answer.amount_due > 0
          ? words.pays(said(answer.amount_due))
          : answer.refund > 0
            ? words.refunds(said(answer.refund))
            : words.same}
      </p>
      <p>{mailWord(texts.mail)}</p>
    </SayWhy>
  );
}
