/** An account that payments are charged to. */
export type Merchant = {
  readonly id: number;
  readonly societyId: number;
  readonly currency: string;
  /** Null for the gateway of the server's settings. */
  readonly gateway: string | null;
  /** Empty for the account's own name. */
  readonly statementName: string;
  readonly cardTypes: readonly string[];
  /** Name of the setting that holds its key; empty for the server's own. */
  readonly account: string;
  readonly active: boolean;
};

/** The server's own gateway, and the settings with keys of further accounts. */
export type Chargeable = { readonly gateway: string; readonly accounts: readonly string[] };

/**
 * The merchant of a sale: the oldest active one of its society and currency. Null where there is none, or where this server cannot charge it: never
 * another one instead.
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
