import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { versionOf } from '../../http/version-of.ts';
import { Refused } from '../../refused.ts';
import {
  countPeople,
  findPerson,
  listPeople,
  listPersonDeeds,
} from '../../store/account/person-repository.ts';
import { type PeopleDependencies, seeingOf } from './check-person.ts';
import { endSessions } from './end-sessions.ts';
import { invitePerson } from './invite-person.ts';
import { presentDeed, presentPerson, presentViewer, presentViewerOf } from './presenter.ts';
import { removeFactor } from './remove-factor.ts';
import { removePerson } from './remove-person.ts';
import { restorePerson } from './restore-person.ts';
import { sendLink } from './send-link.ts';
import type { PersonMailing } from './send-person-mail.ts';
import { type LimitDeps, seePersonLimit, seeRoleLimit, setPersonLimit, setRoleLimit } from './set-limits.ts';
import { updatePerson } from './update-person.ts';
import { type LinkDependencies, readLink, useLink } from './use-link.ts';

/** The accounts of staff, and the ways to their password. */
export function bindPeople(
  binding: Binding,
  dependencies: PeopleDependencies & PersonMailing & LinkDependencies & LimitDeps & { readonly db: Db },
): void {
  const { db, admitted } = dependencies;

  bind(binding, 'searchPeople', async ({ caller, body, now }) => {
    const { page, page_size } = body;
    const seeing = seeingOf(caller, admitted);
    await insertLook(db, caller, { at: 'people', subject: '', now });
    const people = await listPeople(db, body, seeing, { page, page_size });
    return {
      rows: people.map(presentPerson),
      total: await countPeople(db, body, seeing),
      page,
      page_size,
      viewer: presentViewer(dependencies, caller),
    };
  });

  bind(binding, 'getPerson', async ({ caller, params, now }) => {
    const person = await findPerson(db, params.id, seeingOf(caller, admitted));
    if (!person) throw new Refused('person.not_found');
    await insertLook(db, caller, { at: 'people', subject: String(params.id), now });
    return { person: presentPerson(person), viewer: presentViewerOf(dependencies, caller, person) };
  });

  bind(binding, 'listPersonHistory', async ({ caller, params, now }) => {
    const isThere = await findPerson(db, params.id, seeingOf(caller, admitted));
    const deeds = isThere || caller.scope === null ? await listPersonDeeds(db, params.id) : [];
    if (!isThere && deeds.length === 0) throw new Refused('person.not_found');
    await insertLook(db, caller, { at: 'people', subject: String(params.id), now });
    return { entries: deeds.map(presentDeed) };
  });

  bind(binding, 'invitePerson', ({ caller, body, language, now }) =>
    invitePerson(dependencies, caller, { body, language, now }),
  );

  bind(binding, 'updatePerson', ({ caller, params, body, ifMatch, language, now }) =>
    updatePerson(dependencies, caller, { ...params, body, seenVersion: versionOf(ifMatch), language, now }),
  );

  bind(binding, 'restorePerson', ({ caller, params, body, ifMatch, language, now }) =>
    restorePerson(dependencies, caller, {
      ...params,
      ...body,
      seenVersion: versionOf(ifMatch),
      language,
      now,
    }),
  );

  bind(binding, 'deletePerson', async ({ caller, params, body, ifMatch, now }) => {
    const removal = { ...params, typed: body.confirmation, seenVersion: versionOf(ifMatch), now };
    await removePerson(dependencies, caller, removal);
    return { deleted: true as const };
  });

  bind(binding, 'endSessionsOfPerson', async ({ caller, params, now }) => ({
    ended: await endSessions(dependencies, caller, { ...params, now }),
  }));

  bind(binding, 'removeSecondFactorOfPerson', async ({ caller, params, now }) => {
    await removeFactor(dependencies, caller, { ...params, now });
    return { removed: true as const };
  });

  bind(binding, 'sendPersonLink', async ({ caller, params, language, now }) => {
    await sendLink(dependencies, caller, { ...params, language, now });
    return { sent: true as const };
  });

  bind(binding, 'readLink', ({ body, now }) => readLink(db, body.key, now));

  bind(binding, 'useLink', ({ body, now }) =>
    useLink(dependencies, { key: body.key, newPassword: body.new_password, now }),
  );

  bind(binding, 'getPersonLimit', ({ caller, params }) => seePersonLimit(dependencies, caller, params.id));
  bind(binding, 'setPersonLimit', ({ caller, params, body, now }) =>
    setPersonLimit(dependencies, caller, { ...params, ...body, now }),
  );
  bind(binding, 'getRoleLimit', ({ params }) => seeRoleLimit(dependencies, params.id));
  bind(binding, 'setRoleLimit', ({ caller, params, body, now }) =>
    setRoleLimit(dependencies, caller, { ...params, ...body, now }),
  );
}
