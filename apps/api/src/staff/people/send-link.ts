import type { Language } from '@traslado/domain/language';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { keepingHouse } from '../roles/keep-house.ts';
import { findToChange, type PeopleDependencies } from './check-person.ts';
import { issueLink } from './issue-link.ts';
import type { PersonMailing } from './send-person-mail.ts';

/**
 * Mails a person a link to choose a password; the present one stays valid until they do. Codes: those of `findToChange`,
 * `person.of_service`, `person.no_address`, `person.closed`.
 */
export function sendLink(
  dependencies: PeopleDependencies & PersonMailing & { readonly db: Db },
  caller: StaffCaller,
  { id, language, now }: { id: number; language: Language; now: number },
): Promise<void> {
  return keepingHouse(dependencies, caller, 'people:change', async (tx, house) => {
    const person = await findToChange(tx, dependencies, house, id);
    const { username, name, email, ofService, status } = person;
    if (ofService) throw new Refused('person.of_service');
    if (email === null) throw new Refused('person.no_address');
    if (status === 'disabled') throw new Refused('person.closed');
    const by = caller.username;
    const isNew = status === 'unconfirmed';
    await issueLink(tx, dependencies, { accountId: id, username, name, email, isNew }, { by, language, now });
    await insertDeed(tx, {
      accountId: caller.accountId,
      username: by,
      action: 'person.send_link',
      subject: String(id),
      detail: {},
      now,
    });
  });
}
