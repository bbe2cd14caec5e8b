import { spanOf } from '@traslado/domain/stay/linking';
import { useRef, useState } from 'react';
import type { FormHandle } from '../../components/form-store.ts';
import type { ActingOutcome } from './ask-acting.ts';
import { askGroup, type FoundStay, type GroupWish, type Linked, type LinkedStay } from './ask-new-booking.ts';

/** Travellers of a stay. */
export type Riders = { adults: number; minors: number; babyseat: number };

/** Fields that follow the stays: their travellers, and the days of the flights. */
type Follows = { riders: readonly Riders[]; arrival_date: string; departure_date: string };

export type GroupOutcome = ActingOutcome<{ readonly receptive_group_id: number }>;

/** Ends of the rides of all stays together. */
export const spanOfStays = (stay: FoundStay, linked: readonly LinkedStay[]) =>
  spanOf([
    { propertyCode: stay.hotel, arrivalOn: stay.arrival_date, departureOn: stay.departure_date },
    ...linked.map(({ hotel, arrival, departure }) => ({
      propertyCode: hotel,
      arrivalOn: arrival,
      departureOn: departure,
    })),
  ]);

/** The stays that staff link to a guest's while they fill the form in, with the server's group of them. */
export function useLinkedStays<T extends Follows>(stay: FoundStay, form: FormHandle<T>) {
  const [linked, setLinked] = useState<readonly LinkedStay[]>([]);
  const made = useRef<{ readonly of: string; readonly id: number } | null>(null);
  /** Flights on the first and the last day stay there. */
  const change = (next: readonly LinkedStay[], riders: readonly Riders[]) => {
    const before = spanOfStays(stay, linked);
    const after = spanOfStays(stay, next);
    const values: Follows = form.getValues();
    const { control } = form;
    if (values.arrival_date === before.arrivalOn) control.set('arrival_date', after.arrivalOn);
    if (values.departure_date === before.departureOn) control.set('departure_date', after.departureOn);
    control.set('riders', riders);
    setLinked(next);
  };
  const ridersOf = (): readonly Riders[] => (form.getValues() as Follows).riders;
  return {
    linked,
    /** The group of these stays with these counters; 0 of one stay alone. It is made once for the same. */
    async groupOf(riders: readonly Riders[] = ridersOf()): Promise<GroupOutcome> {
      if (linked.length === 0) return { kind: 'answered', answer: { receptive_group_id: 0 } };
      const [own, ...others] = riders.map(({ adults, minors, babyseat }) => ({
        adults: Number(adults),
        minors: Number(minors),
        baby: Number(babyseat),
      }));
      const wish: GroupWish = {
        adults: 0,
        minors: 0,
        baby: 0,
        ...own,
        reservations: linked.map(({ hotel, confirmationNumber }, index) => ({
          adults: 0,
          minors: 0,
          baby: 0,
          ...others[index],
          hotel,
          folio: confirmationNumber,
        })),
      };
      const of = JSON.stringify(wish);
      if (made.current?.of === of)
        return { kind: 'answered', answer: { receptive_group_id: made.current.id } };
      const outcome = await askGroup({ hotel: stay.hotel, folio: stay.folio }, wish);
      if (outcome.kind === 'answered') made.current = { of, id: outcome.answer.receptive_group_id };
      return outcome;
    },
    add({ linked: other }: Linked): void {
      const { adults, minors, baby } = other.link;
      change([...linked, other], [...ridersOf(), { adults, minors, babyseat: baby }]);
    },
    remove(index: number): void {
      change(
        linked.filter((_, place) => place !== index),
        ridersOf().filter((_, place) => place !== index + 1),
      );
    },
  };
}
