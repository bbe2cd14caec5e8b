/** An entry of the audit, as far as the chain is concerned: nothing of a person. */
export type EntryRecord = { readonly id: number /** Epoch milliseconds. */; readonly at: number };

/** One link of the chain. */
export type SealRecord = {
  /** From 1, without a gap. */
  readonly position: number;
  readonly entryId: number;
  /** SHA-256 in hex. */
  readonly hash: string;
};

/** A link, and the instant of its entry; null where the entry is gone. */
export type SealedRecord = SealRecord & { readonly at: number | null };

/** Where the chain ended on a day, kept outside the database. */
export type Anchor = { readonly day: string; readonly position: number; readonly hash: string };

/** What is wrong with the chain, with the numbers it is about: of entries, and for links, anchors and the end of positions. */
export type Finding = {
  readonly kind:
    | 'links_missing'
    | 'entries_missing'
    | 'entry_changed'
    | 'anchor_differs'
    | 'end_missing'
    | 'never_sealed';
  readonly from: number;
  readonly to: number;
  /** Of the anchor, where one is held against the chain. */
  readonly day?: string;
};

/** What a check of the chain found, as it is kept. */
export type KeptCheck = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly links: number;
  readonly anchors: number;
  readonly findings: readonly Finding[];
};
