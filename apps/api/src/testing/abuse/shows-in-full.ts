type Contact = { readonly email: string | null; readonly phone: string | null };

/** The mails and phones that a text holds in full, in any grouping of a phone, with its country or without. */
export function showsInFull(text: string, contacts: readonly Contact[]): string[] {
  const lower = text.toLowerCase();
  const digits = text.replace(/[\s().\-\u2010-\u2013]/g, '');
  return contacts.flatMap(({ email, phone }) => [
    ...(email && lower.includes(email.toLowerCase()) ? [email] : []),
    ...(phone && digits.includes(phone.slice(-10)) ? [phone] : []),
  ]);
}
