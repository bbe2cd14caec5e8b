/** Settings of the accounts that merchants have beside the server's own: `STRIPE_CIHC_SECRET_KEY` and its two companions. */

/** The name of a merchant's secret reference; staff type the same form in the catalogue of merchants. */
const KEY_SETTING = /^(STRIPE_[A-Z][A-Z0-9]{0,19}_)SECRET_KEY$/;

export type AccountSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecrets: readonly string[];
};

type Given = Readonly<Record<string, string | undefined>>;

/** The three settings of each account, by the name of its key's setting. */
export function settingsOfAccounts(given: Given): { key: string; publishable: string; webhook: string }[] {
  return Object.keys(given).flatMap((key) => {
    const stem = given[key] ? KEY_SETTING.exec(key)?.[1] : undefined;
    return stem ? [{ key, publishable: `${stem}PUBLISHABLE_KEY`, webhook: `${stem}WEBHOOK_SECRET` }] : [];
  });
}

/** The keys of each account, by the name of the setting with its secret key. */
export function readAccounts(given: Given): ReadonlyMap<string, AccountSettings> {
  return new Map(
    settingsOfAccounts(given).map(({ key, publishable, webhook }) => [
      key,
      {
        secretKey: given[key] ?? '',
        publishableKey: given[publishable] ?? '',
        webhookSecrets: [given[webhook] ?? ''],
      },
    ]),
  );
}
