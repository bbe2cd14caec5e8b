import type { Language } from '@traslado/domain/language';

/** A requested letter. `handedOverAt` is epoch milliseconds; `unanswered` counts hand-overs to the group's sending without an answer. */
export type LetterRequest = {
  readonly couponId: number;
  readonly email: string;
  readonly language: Language;
  readonly unanswered: number;
  readonly handedOverAt: number | null;
};
