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

/**
 * Issues that keep the form from being looked up. Places are asked for once there is a number: most numbers name theirs. Codes: those of the fields,
 * `folio.invalid`.
 */
export function checkStartForm(form: StartForm): Issue[] {
  const number = checkFolio('booking', form.booking);
  return [
    ...number,
    ...checkName('lastName', form.lastName),
    ...(number.length === 0
      ? [...checkChoice('airport', form.airport), ...checkChoice('resort', form.resort)]
      : []),
    ...(form.typeReservation === 'OneWay' ? checkRequired('direction', form.direction) : []),
    ...checkArrival('arrival', form.arrival),
  ];
}
