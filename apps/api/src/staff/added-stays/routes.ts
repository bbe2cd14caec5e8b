import { insertLook } from '../../db/audit-looks.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { type AddedStayDependencies, addStay } from './add-stay.ts';
import { importStays } from './import-stays.ts';
import { removeAddedStay } from './remove-added-stay.ts';
import { searchAddedStays } from './search-added-stays.ts';

/** Stays that staff add by hand. */
export function bindAddedStays(binding: Binding, dependencies: AddedStayDependencies): void {
  bind(binding, 'searchAddedStays', async ({ caller, body, now }) => {
    const found = await searchAddedStays(dependencies, caller, body);
    await insertLook(dependencies.db, caller, { at: 'stays', subject: '', now });
    return found;
  });

  bind(binding, 'addStay', ({ caller, body, now }) => addStay(dependencies, caller, { body, now }));

  bind(binding, 'importStays', ({ caller, body, query, language, now }) =>
    importStays(dependencies, caller, { body, query, language, now }),
  );

  bind(binding, 'removeAddedStay', async ({ caller, params, now }) => {
    await removeAddedStay(dependencies, caller, { ...params, now });
    return { removed: true as const };
  });
}
