/** An account that payments are charged to. */
export type Merchant = {
  readonly id: number;
  readonly societyId: number;
  readonly currency: string;
  /** The gateway that the server is set to, where it is null. */
  readonly gateway: string | null;
  /** Empty for what the account itself says. */
  readonly statementName: string;
  readonly cardTypes: readonly string[];
  /** Name of the setting that holds its key; empty for the server's own. */
  readonly account: string;
  readonly active: boolean;
};

/** What this server can charge: with its own gateway, and with the keys of these settings. */
export type Chargeable = { readonly gateway: string; readonly accounts: readonly string[] };

/**
 * The merchant that a sale is charged to: the oldest in use of its society and currency. Null where there is none, or where it is one that this
 * server cannot charge: never another one instead.
 */
export function merchantOf(
  merchants: readonly Merchant[],
  sale: { readonly societyId: number | undefined; readonly currency: string },
  can: Chargeable,
): Merchant | null {
  const [merchant] = merchants
    .filter((one) => one.active && one.societyId === sale.societyId && one.currency === sale.currency)
    .sort((a, b) => a.id - b.id);
  if (merchant === undefined) return null;
  const isReachable =
    merchant.account === ''
      ? merchant.gateway === null || merchant.gateway === can.gateway
      : can.accounts.includes(merchant.account);
  return isReachable ? merchant : null;
}
