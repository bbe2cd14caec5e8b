/**
 * Where the files of uploaded pictures lie. A file is written once and never changed, so that whoever has its address may keep it for ever. The
 * names are those of `packages/domain/src/pictures/picture-sizes.ts`; any other is refused as a defect.
 */
export type Pictures = {
  /** Keeps a file, whole or not at all, and for good once this answers `kept`. */
  readonly put: (file: string, bytes: Uint8Array) => Promise<'kept' | 'taken' | 'unavailable'>;
  /** Null where there is no such file. Throws when the store does not answer. */
  readonly get: (file: string) => Promise<Uint8Array | null>;
  /** One that is not there is removed already. Throws when the store does not answer. */
  readonly remove: (file: string) => Promise<void>;
  /** Everything that lies there, also what a write that was cut off has left. */
  readonly list: () => Promise<readonly KeptPicture[]>;
};

export type KeptPicture = {
  readonly file: string;
  /** Of the picture that the file belongs to. */
  readonly name: string;
  /** Epoch milliseconds, by the clock on the wall. */
  readonly keptAt: number;
  /** False for the rest of a write that was cut off. */
  readonly isWhole: boolean;
};
