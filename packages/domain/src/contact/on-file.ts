import { isEmail } from './bounds.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { isPossiblePhone } from './phone.ts';
import { tidyPhone } from './tidy-phone.ts';

/** Mail and phone from an earlier time; null where there is none that could be used. */
export type OnFile = { readonly email: string | null; readonly phone: string | null };

/** The usable mail and phone of a stay: one that we could not write to or call counts as missing. */
export function usableOnFile({ email, phone }: OnFile): OnFile {
  const mail = email?.trim() ?? '';
  const number = (phone && (tidyPhone(phone) ?? phone).trim()) ?? '';
  return { email: isEmail(mail) ? mail : null, phone: isPossiblePhone(number) ? number : null };
}

/** The same as a browser may see it. */
export function maskOnFile({ email, phone }: OnFile): OnFile {
  return { email: email && maskEmail(email), phone: phone && maskPhone(phone) };
}
