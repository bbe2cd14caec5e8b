import { isPersonName } from '@traslado/domain/contact/bounds';
import type { Issue } from '@traslado/domain/forms/issue';
import { isFolio } from '@traslado/domain/stay/folio';

/** The booking form of the home page. Ids travel as the texts of their selects. */
export type StartForm = {
  typeReservation: 'RoundTrip' | 'OneWay';
  /** Only for one way: the airport first, or the resort first. */
  direction: '' | 'arrival' | 'departure';
  airport: string;
  resort: string;
  booking: string;
  lastName: string;
};

export const EMPTY_START: StartForm = {
  typeReservation: 'RoundTrip',
  direction: '',
  airport: '',
  resort: '',
  booking: '',
  lastName: '',
};

/** What keeps the form from being looked up. */
export function checkStart(form: StartForm): Issue[] {
  const issues: Issue[] = [];
  const require = (field: keyof StartForm) => {
    if (form[field].trim() !== '') return true;
    issues.push({ field, code: 'field.required' });
    return false;
  };
  if (form.typeReservation === 'OneWay') require('direction');
  require('airport');
  require('resort');
  if (require('booking') && !isFolio(form.booking)) issues.push({ field: 'booking', code: 'folio.invalid' });
  if (require('lastName') && !isPersonName(form.lastName))
    issues.push({ field: 'lastName', code: 'name.invalid' });
  return issues;
}
