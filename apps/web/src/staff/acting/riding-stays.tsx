import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Counter } from '../../components/counter.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { FoundStay, LinkedStay } from './ask-new-booking.ts';

type RidingStaysProps = {
  stay: FoundStay;
  linked: readonly LinkedStay[];
  onAdd: () => void;
  /** Takes the linked stay at this place off. */
  onRemove: (index: number) => void;
};

/** Passengers, stay by stay: the guest's own, and those that staff link to it. Counters are fields of the form around it. */
export function RidingStays({ stay, linked, onAdd, onRemove }: RidingStaysProps) {
  const texts = useTexts('staff').acting.link;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-4">
      <div className="max-w-form">
        {linked.length > 0 && <p className="font-semibold">{stay.guest}</p>}
        <Counters index={0} />
      </div>
      {linked.map((other, index) => (
        <section
          key={`${other.hotel}/${other.confirmationNumber}`}
          aria-label={nameOf(other)}
          className="max-w-form border-line border-t pt-4"
        >
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <StayWords stay={other} />
            <Button
              variant="quiet"
              className="text-small"
              aria-label={texts.removeNamed(other.confirmationNumber)}
              onClick={() => {
                onRemove(index);
                // The button goes with its stay: the keyboard goes on beside it.
                add.current?.focus();
              }}
            >
              {texts.remove}
            </Button>
          </div>
          {other.link.kind === 'consecutive' && <p className="text-small text-soft">{texts.samePeople}</p>}
          <Counters index={index + 1} />
        </section>
      ))}
      <div>
        <Button ref={add} variant="secondary" icon="plus" onClick={onAdd}>
          {texts.open}
        </Button>
      </div>
    </div>
  );
}

/** Guest and number of a stay. */
export const nameOf = ({ firstName, lastName, confirmationNumber }: LinkedStay): string =>
  `${firstName} ${lastName}`.trim().concat(`, ${confirmationNumber}`);

function StayWords({ stay }: { stay: LinkedStay }) {
  const { link, book } = useTexts('staff').acting;
  const locale = useLocale();
  const day = (on: string) => formatCivilDate(on, locale, 'short');
  return (
    <p>
      <span className="font-semibold">{`${stay.firstName} ${stay.lastName}`.trim()}</span>
      <span className="block text-small text-soft">
        {link.kinds[stay.link.kind]} · {stay.confirmationNumber}
      </span>
      <span className="block text-small text-soft">{book.days(day(stay.arrival), day(stay.departure))}</span>
    </p>
  );
}

function Counters({ index }: { index: number }) {
  return (
    <div>
      <Counter name={`riders.${index}.adults`} />
      <Counter name={`riders.${index}.minors`} />
      <Counter name={`riders.${index}.babyseat`} />
    </div>
  );
}
