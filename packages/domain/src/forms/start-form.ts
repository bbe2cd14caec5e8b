import { checkArrival, checkChoice, checkFolio, checkName, checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/** The booking form of the home page. Ids travel as the texts of their selects. */
export type StartForm = {
  typeReservation: 'RoundTrip' | 'OneWay';
  /** Only for one way: to the resort, or to the airport. */
  direction: '' | 'arrival' | 'departure';
  airport: string;
  resort: string;
  booking: string;
  lastName: string;
  /** Of the stay, where it was asked for; see `checkArrival`. */
  arrival: string | null;
};

export const EMPTY_START: StartForm = {
  typeReservation: 'RoundTrip',
  direction: '',
  airport: '',
  resort: '',
  booking: '',
  lastName: '',
  arrival: null,
};

/** What keeps the form from being looked up. Codes: those of the fields, `folio.invalid`. */
export function checkStartForm(form: StartForm): Issue[] {
  return [
    ...(form.typeReservation === 'OneWay' ? checkRequired('direction', form.direction) : []),
    ...checkChoice('airport', form.airport),
    ...checkChoice('resort', form.resort),
    ...checkFolio('booking', form.booking),
    ...checkName('lastName', form.lastName),
    ...checkArrival('arrival', form.arrival),
  ];
}
