import { useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { callApi } from '../../data/client.ts';
import { rolesKey } from '../session/all-roles.ts';
import { onVersion, refusalTextOf, type WriteOutcome, writeRow } from '../session/write-outcome.ts';
import { type Colleague, peopleKey, personKey } from './use-people.ts';

type Facts = CallRequest<'updatePerson'>['body'];

const factsOf = ({ name, email, roles, scope }: Colleague): Facts => ({ name, email, roles, scope });

/** Writes to the accounts of people. Lists and histories are read again; a person's own page shows the server's answer. */
export function usePersonWrites() {
  const queries = useQueryClient();
  /** Updates the person's own page. */
  const show = (person: Colleague) =>
    queries.setQueryData<CallAnswer<'getPerson'>>(
      personKey(person.id),
      (known) => known && { ...known, person },
    );
  const readAgain = () => {
    void queries.invalidateQueries({ queryKey: [...peopleKey, 'list'] });
    void queries.invalidateQueries({ queryKey: [...peopleKey, 'history'] });
    void queries.invalidateQueries({ queryKey: rolesKey });
  };
  const write = async <T extends { readonly version: number }>(call: () => Promise<T>) => {
    const outcome = await writeRow('person', call);
    if (outcome.kind === 'saved') readAgain();
    return outcome;
  };
  const params = ({ id }: Colleague) => ({ id: String(id) });
  const update = async (person: Colleague, body: Facts): Promise<WriteOutcome<Colleague>> => {
    const outcome = await write(() =>
      callApi('updatePerson', { params: params(person), body }, onVersion(person)),
    );
    if (outcome.kind === 'saved') show(outcome.row);
    return outcome;
  };
  return {
    show,
    update,
    invite: (body: CallRequest<'invitePerson'>['body']) => write(() => callApi('invitePerson', { body })),
    /** Closes an account, or opens it again. A colleague's changes stay. */
    setStatus: async (person: Colleague, status: 'active' | 'disabled') => {
      const outcome = await update(person, { ...factsOf(person), status });
      return outcome.kind === 'stale'
        ? update(outcome.newer, { ...factsOf(outcome.newer), status })
        : outcome;
    },
    /** Restores the account as it was before a change. Answers null, or the reason, as `refusalTextOf` does. */
    restore: (person: Colleague, change: number) =>
      refusalTextOf(async () => {
        const input = { params: params(person), body: { change } };
        show(await callApi('restorePerson', input, onVersion(person)));
        readAgain();
      }),
    remove: (person: Colleague, confirmation: string) =>
      write(async () => {
        await callApi('deletePerson', { params: params(person), body: { confirmation } }, onVersion(person));
        return person;
      }),
    endSessions: (person: Colleague) =>
      write(async () => ({
        version: person.version,
        ...(await callApi('endSessionsOfPerson', { params: params(person) })),
      })),
    takeFactor: (person: Colleague) =>
      write(async () => {
        await callApi('removeSecondFactorOfPerson', { params: params(person) });
        return person;
      }),
    sendLink: (person: Colleague) =>
      write(async () => {
        await callApi('sendPersonLink', { params: params(person) });
        return person;
      }),
  };
}
