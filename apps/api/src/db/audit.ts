import type { Handle } from './client.ts';

export type Deed = {
  readonly accountId: number;
  readonly username: string;
  /** What was done: `alert.handle`, `mail.send`, `session.open` … */
  readonly action: string;
  /** To what. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly now: number;
};

/** Writes down what staff did, in the transaction in which they did it. */
export async function insertDeed(handle: Handle, deed: Deed): Promise<void> {
  await handle
    .insertInto('audit_entry')
    .values({
      account_id: deed.accountId,
      username: deed.username,
      action: deed.action,
      subject: deed.subject,
      detail: JSON.stringify(deed.detail),
      at: new Date(deed.now),
    })
    .execute();
}
