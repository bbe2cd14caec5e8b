import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that many people use, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
