/** The sealed parts of an entry, next to the hash of the link before. Hashes are SHA-256 in hex. */
type SealedParts = {
  readonly accountId: number | null;
  /** Salts are UUIDs; null once that part of the entry was erased. */
  readonly authorSalt: string | null;
  readonly authorHash: string;
  readonly contentSalt: string | null;
  readonly contentHash: string;
  /** Of the whole entry, its author and content by their hashes. */
  readonly entryHash: string;
};

/** An entry that is to be sealed. */
export type UnsealedRecord = SealedParts & { readonly id: number };

/** The end of a chain. */
export type LinkRecord = {
  /** From 1, without a gap. */
  readonly position: number;
  readonly hash: string;
};

/** One link of the chain. */
export type SealRecord = LinkRecord & SealedParts & { readonly entryId: number };

/** A link, held against its entry. */
export type SealedRecord = LinkRecord & {
  readonly entryId: number;
  readonly entryHash: string;
  /** The hash of the entry as it is now; null where the entry is gone. */
  readonly foundHash: string | null;
  /** The instant of the entry; null where it is gone. */
  readonly at: number | null;
  /** Parts that were erased, 0 to 2. */
  readonly erased: number;
};

/** The end of the chain on a day, kept outside the database. */
export type Anchor = { readonly day: string; readonly position: number; readonly hash: string };

/** A fault in the chain, with the numbers concerned: of entries, and of positions for links, anchors and the end. */
export type Finding = {
  readonly kind:
    | 'links_missing'
    | 'entries_missing'
    | 'entry_changed'
    | 'closing_differs'
    | 'anchor_differs'
    | 'end_missing'
    | 'never_sealed';
  readonly from: number;
  readonly to: number;
  /** Of the anchor, where one is held against the chain. */
  readonly day?: string;
};

/** The end of what a check read, and the entries that wait for the next one. */
export type CheckedRange = {
  /** The last link that was read; null where there was none. */
  readonly until: { readonly entry: number; readonly at: number; readonly hash: string } | null;
  readonly waiting: number;
  /** Instant of the first entry that waits; null where none does. */
  readonly waitingSince: number | null;
};

/** The kept result of a check of the chain. */
export type KeptCheck = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly links: number;
  readonly anchors: number;
  readonly findings: readonly Finding[];
};
