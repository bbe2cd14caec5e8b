/**
 * The store of uploaded pictures' files. A file is written once and never changed, so that its address may be cached for ever. The names
 * are those of `packages/domain/src/pictures/picture-sizes.ts`; any other is refused as a defect.
 */
export type Pictures = {
  /** Keeps a file, whole or not at all, and for good once this returns `kept`. */
  readonly put: (file: string, bytes: Uint8Array) => Promise<'kept' | 'taken' | 'unavailable'>;
  /** Null where there is no such file. Throws when the store does not answer. */
  readonly get: (file: string) => Promise<Uint8Array | null>;
  /** A missing file counts as removed. Throws when the store does not answer. */
  readonly remove: (file: string) => Promise<void>;
  /** All files there, leftovers of a write that was cut off among them. */
  readonly list: () => Promise<readonly KeptPicture[]>;
};

export type KeptPicture = {
  readonly file: string;
  /** Of the picture that the file belongs to. */
  readonly name: string;
  /** Epoch milliseconds, by the wall clock. */
  readonly keptAt: number;
  /** False for the leftover of a write that was cut off. */
  readonly isWhole: boolean;
};
