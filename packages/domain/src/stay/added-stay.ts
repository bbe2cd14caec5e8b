import { isEmail } from '../contact/bounds.ts';
import { isPossiblePhone } from '../contact/phone.ts';
import { checkFolio, checkRequired } from '../forms/field.ts';
import { checkNameOfPerson } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { type CivilDate, isCivilDate } from '../time/civil.ts';
import { foldName } from './names.ts';

/** A stay that staff add by hand, as it is typed. */
export type AddedStayForm = {
  readonly last_name: string;
  readonly first_name: string;
  readonly folio: string;
  readonly arrival: CivilDate;
  readonly departure: CivilDate;
  readonly country: string;
  /** Empty where the guest gave none. */
  readonly email: string;
  readonly phone: string;
};

function checkLastName(value: string): RuleIssue[] {
  const wrong = checkNameOfPerson('last_name', value);
  // Guests prove a stay by the folded name, so it has to have letters left.
  return wrong.length > 0 || foldName(value) !== '' ? wrong : [{ field: 'last_name', code: 'name.invalid' }];
}

function checkDate(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  return missing.length > 0 || isCivilDate(value) ? missing : [{ field, code: 'date.invalid' }];
}

function checkDates({ arrival, departure }: AddedStayForm): RuleIssue[] {
  const wrong = [...checkDate('arrival', arrival), ...checkDate('departure', departure)];
  if (wrong.length > 0 || departure > arrival) return wrong;
  return [{ field: 'departure', code: 'stay.departure_too_early' }];
}

function checkCountry(value: string): RuleIssue[] {
  const missing = checkRequired('country', value);
  return missing.length > 0 || /^[A-Z]{2}$/.test(value)
    ? missing
    : [{ field: 'country', code: 'field.invalid' }];
}

/** Codes: those of the fields, `stay.departure_too_early`. */
export function checkAddedStay(form: AddedStayForm): RuleIssue[] {
  const [email, phone] = [form.email.trim(), form.phone.trim()];
  return [
    ...checkLastName(form.last_name),
    ...checkNameOfPerson('first_name', form.first_name),
    ...checkFolio('folio', form.folio),
    ...checkDates(form),
    ...checkCountry(form.country),
    ...(email === '' || isEmail(email) ? [] : [{ field: 'email', code: 'email.invalid' } as const]),
    ...(phone === '' || isPossiblePhone(phone) ? [] : [{ field: 'phone', code: 'phone.invalid' } as const]),
  ];
}
