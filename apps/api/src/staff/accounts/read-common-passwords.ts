/**
 * The common passwords, unpacked when first asked for: a start does not wait for them. The list is imported by a module of ours, because a bundle
 * of the server gives a CommonJS package no names when it is imported by `import()`.
 */
export const readCommonPasswords = (): Promise<ReadonlySet<string>> =>
  import('./list-common-passwords.ts').then(({ commonPasswords }) => commonPasswords);
