/** The secret part of an address: 128 bits take 22 characters or more. */
const KEY = /(https?:\/\/[^\s/"'<>]+[^\s"'<>]*?[/=])[\w-]{20,}/g;

/** A letter's text without secret addresses: a payment link works for any holder, and a letter has more readers than recipients. */
export const withoutKeys = (text: string): string => text.replace(KEY, '$1•••');
