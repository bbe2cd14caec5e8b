import { type Binding, bind } from '../../http/bind.ts';
import { readPalette } from '../catalogues/read-palette.ts';
import { type HomeDependencies, readCounts, readHome } from './read-home.ts';

/** The first page of staff, and the way to everything else. */
export function bindHome(binding: Binding, dependencies: HomeDependencies): void {
  bind(binding, 'getHome', ({ caller, language, now }) => readHome(dependencies, { caller, language, now }));
  bind(binding, 'getWaitingCounts', ({ caller, language, now }) =>
    readCounts(dependencies, { caller, language, now }),
  );
  bind(binding, 'searchPalette', ({ caller, body, language }) =>
    readPalette(dependencies.db, caller, { ...body, language }),
  );
}
