import type { CancelWish } from '@traslado/domain/booking/cancel';
import type { Language } from '@traslado/domain/language';
import type { Tx } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { ActingStaff, Actor, Changer } from './actor.ts';
import type { ChangeBody } from './change-body.ts';
import type { CreateBody } from './create-body.ts';

/** Requests to a seller. Instants are epoch milliseconds. */

export type CreateRequest = {
  readonly guest: GuestCaller;
  readonly serviceId: number;
  readonly body: CreateBody;
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
  readonly now: number;
  /** Staff in the guest's place, or a preview that leaves nothing; the guest where it is left out. */
  readonly by?: { readonly kind: 'staff' | 'preview'; readonly actor: ActingStaff } | null;
};

export type PayRequest<By = GuestCaller> = {
  readonly payer: By;
  readonly body: {
    readonly coupon_id: string;
    readonly payment_token: string;
    readonly amount: string;
    readonly currency: 'USD';
    readonly uuidReference?: string | undefined;
  };
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
  readonly now: number;
};

export type ChangeRequest<By extends Changer = GuestCaller> = {
  readonly actor: By;
  readonly transferId: number;
  readonly body: ChangeBody;
  /** Staff settled the special items with the guest. */
  readonly confirmsItems?: boolean;
  readonly preview: boolean;
  /** The seen version; null means the current one. */
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
  /**
   * Other writes of the change's transaction; throwing rolls all of it back.
   * @param outcome applied, or waiting for its payment
   */
  readonly alongside?: (tx: Tx, outcome: 'applied' | 'pending') => Promise<void>;
};

export type CancelRequest<By extends Actor = GuestCaller> = {
  readonly actor: By;
  /** Bookings by their numbers, or one ride by its `transfer_id`. */
  readonly what:
    | { readonly codes: readonly string[]; readonly wish: CancelWish }
    | { readonly transferId: number };
  readonly preview: boolean;
  /** The seen version, for a single booking; null means the current one. */
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
};
