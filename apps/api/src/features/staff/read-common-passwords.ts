let list: Promise<ReadonlySet<string>> | undefined;

/** Passwords that many people use, in lower case. Unpacked when first asked for: a start does not wait for it. */
export const readCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));
