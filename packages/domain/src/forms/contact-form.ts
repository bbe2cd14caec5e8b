import {
  EMAIL_MAX,
  isEmail,
  LETTERS_PER_DAY,
  MESSAGE_MAX,
  MESSAGE_MIN,
  SPECIAL_REQUEST_MAX,
} from '../contact/bounds.ts';
import type { OnFile } from '../contact/on-file.ts';
import { isPossiblePhone } from '../contact/phone.ts';
import { isCleanText, lengthOf, tidyText } from '../contact/text.ts';
import { DAY_MS } from '../time/instant.ts';
import { checkChoice, checkFolio, checkLength, checkRequired } from './field.ts';
import { checkNameOfPerson, checkText } from './free-text.ts';
import type { Issue, RuleIssue } from './issue.ts';

/** Contact of the guest who rides. */
export type ContactForm = { name: string; email: string; phone: string };

/** `field.required`, `field.too_long`, `email.invalid`. */
function checkEmail(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0 || isEmail(value.trim())) return missing;
  const long = checkLength(field, lengthOf(value.trim()), { max: EMAIL_MAX });
  return long.length > 0 ? long : [{ field, code: 'email.invalid' }];
}

/** `field.required`, `phone.invalid`. The value is the international form that the phone field composes. */
function checkPhone(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isPossiblePhone(value.trim()) ? [] : [{ field, code: 'phone.invalid' }];
}

/** An empty field means the value on file, where there is one. */
export function checkContactForm(form: ContactForm, onFile?: OnFile): RuleIssue[] {
  const isLeft = (name: keyof OnFile) => form[name].trim() === '' && Boolean(onFile?.[name]);
  return [
    ...checkNameOfPerson('name', form.name),
    ...(isLeft('email') ? [] : checkEmail('email', form.email)),
    ...(isLeft('phone') ? [] : checkPhone('phone', form.phone)),
  ];
}

/** A special request may be left empty. */
export function checkSpecialRequest(field: string, text: string): RuleIssue[] {
  return checkText(field, text, { min: 0, max: SPECIAL_REQUEST_MAX, tidy: tidyText, isClean: isCleanText });
}

/** A visitor's question. With `hasNoBooking` the booking may be missing. */
export type MessageForm = ContactForm & {
  resort: string;
  airport: string;
  booking: string;
  hasNoBooking: boolean;
  message: string;
  termsAccepted: boolean;
};

/** Codes: those of the fields, `folio.invalid`, `terms.not_accepted`. */
export function checkMessageForm(form: MessageForm, onFile?: OnFile): RuleIssue[] {
  const issues = [...checkChoice('resort', form.resort)];
  if (!form.hasNoBooking || form.booking.trim() !== '') issues.push(...checkFolio('booking', form.booking));
  issues.push(...checkChoice('airport', form.airport), ...checkContactForm(form, onFile));
  const missing = checkRequired('message', form.message);
  const bounds = { min: MESSAGE_MIN, max: MESSAGE_MAX, tidy: tidyText, isClean: isCleanText };
  issues.push(...(missing.length > 0 ? missing : checkText('message', form.message, bounds)));
  if (form.termsAccepted !== true) issues.push({ field: 'termsAccepted', code: 'terms.not_accepted' });
  return issues;
}

/** Letters that may be sent to an address of the guest's choice, per booking. */
export const LETTER_ALLOWANCE = { max: LETTERS_PER_DAY, windowMs: DAY_MS };

/** Sending the letter asks for the address twice: `email.mismatch` when they differ. */
export function checkLetterForm(form: { email: string; confirmation: string }): Issue[] {
  const issues = [...checkEmail('email', form.email), ...checkRequired('confirmation', form.confirmation)];
  if (issues.length > 0) return issues;
  const isSame = form.email.trim().toLowerCase() === form.confirmation.trim().toLowerCase();
  return isSame ? [] : [{ field: 'confirmation', code: 'email.mismatch' }];
}
