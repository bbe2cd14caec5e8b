/** Test support: one movement of the emulator's balance, as Stripe shows it. */

export type EmulatedTransaction = {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  net: number;
  currency: string;
  created: number;
  payout: string;
  source: object | null;
};

export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

export function transaction(
  type: string,
  id: string,
  over: { amount: number; fee?: number; currency: string; source: object; payout?: string },
): EmulatedTransaction {
  const { amount, fee = 0, payout = '' } = over;
  const created = nowSeconds();
  return { object: 'balance_transaction', created, id, type, ...over, fee, net: amount - fee, payout };
}
