// Contact data where it is only shown: enough to recognise, too little to use.

/** `ana.rivera@example.com` → `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '•••';
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** `+529981234567` → `+52••••••4567`: the country's first digits and the last four. */
export function maskPhone(phone: string): string {
  if (phone.length < 9) return '•••';
  return `${phone.slice(0, 3)}${'•'.repeat(phone.length - 7)}${phone.slice(-4)}`;
}
