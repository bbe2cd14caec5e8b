import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import type { FlightEntry } from '../../flights/flight-entry.ts';
import { FlightFound } from '../../flights/flight-found.tsx';
import type { LegPickUp } from '../../flights/leg-pick-ups.ts';
import { NightChoice } from '../../flights/night-choice.tsx';
import { PickUpNote } from '../../flights/pick-up-note.tsx';
import { TimeDialog } from '../../flights/time-dialog.tsx';
import { AddStayDialog } from '../../guest/linking/add-stay-dialog.tsx';
import { LinkRefusal } from '../../guest/linking/link-refusal.tsx';
import { HoldCountdown } from '../../guest/payment/hold-countdown.tsx';
import { PaymentUnknownNote } from '../../guest/payment/payment-unknown-note.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { GallerySection } from './gallery-section.tsx';

const PHONE = '+529988810101';

const flight: FlightEntry = {
  mode: 'number',
  date: '2026-12-28',
  time: '01:10',
  airline: '1',
  airlineName: 'Aeroméxico',
  flightNumber: 'AM 584',
  tailNumber: '',
  isNational: '1',
  foundFor: 'AM584|2026-12-28',
  otherAirport: 'MEX',
};

const landing: LegPickUp = {
  on: '2026-12-28',
  time: '01:10',
  at: Date.parse('2026-12-28T06:10:00Z'),
  isDayBefore: false,
  lobbyTime: null,
  minutesBefore: null,
  waitsUntil: { on: '2026-12-28', time: '01:45', at: Date.parse('2026-12-28T06:45:00Z') },
};

const evening: LegPickUp = {
  on: '2026-12-27',
  time: '22:40',
  at: Date.parse('2026-12-28T03:40:00Z'),
  isDayBefore: true,
  lobbyTime: '22:30',
  minutesBefore: 150,
  waitsUntil: { on: '2026-12-27', time: '23:00', at: Date.parse('2026-12-28T04:00:00Z') },
};

/** Answers of a booking's steps to typed data: flights, pick-ups, other stays, the payment. */
export function GalleryBooking() {
  const sections = useTexts('gallery').sections;
  const { addStay, timeQuestion } = useTexts('booking');
  const { refusals } = useTexts('linking');
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [until] = useState(() => new Date(Date.now() + 15 * 60_000).toISOString());
  return (
    <GallerySection title={sections.booking}>
      <div className="grid max-w-form gap-4">
        {(['arrival', 'departure'] as const).map((direction) => (
          <div key={direction}>
            <FlightFound
              direction={direction}
              entry={flight}
              city="Cancún"
              locale={locale}
              onByHand={() => undefined}
            />
            <PickUpNote
              direction={direction}
              entry={flight}
              pickUp={direction === 'arrival' ? landing : evening}
              city="Cancún"
              locale={locale}
            />
          </div>
        ))}
        <NightChoice
          nights={[
            { from: '2026-12-20', to: '2026-12-21' },
            { from: '2026-12-21', to: '2026-12-22' },
          ]}
          time="00:20"
          onChoose={() => undefined}
        />
        {Object.keys(refusals).map((code) => (
          <LinkRefusal key={code} refused={{ code, detail: '' }} phone={PHONE} />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setAdding(true)}>{addStay.open}</Button>
          <Button onClick={() => setAsking(true)}>{timeQuestion.title}</Button>
          <CallLink phone={PHONE} />
        </div>
        <HoldCountdown until={until} />
        <PaymentUnknownNote since={0} couponId="T3K7M9PQ2X" />
      </div>
      {isAsking && (
        <TimeDialog
          question={{ direction: 'arrival', flight: 'AA 1235', scheduled: '13:05', typed: '14:00' }}
          onAnswer={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
      {isAdding && (
        <AddStayDialog
          base={{ hotel: 'BP', folio: 'BP100001-1', groupId: 0 }}
          lastName="Rivera"
          airportId={1}
          riding={['BP100001-1']}
          phone={PHONE}
          onClose={() => setAdding(false)}
          onLinked={() => setAdding(false)}
        />
      )}
    </GallerySection>
  );
}
