import type { CatalogueName, Catalogues } from '@traslado/domain/catalogues/catalogues';
import { rates } from '@traslado/domain/catalogues/rates';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Screen } from '../../staff/catalogues/screen.ts';
import { regionsScreen } from '../../staff/regions/screen.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { Catalogue } from './catalogue.tsx';

/** The pages of every catalogue. One that is missing does not compile. */
const SCREENS: { readonly [C in CatalogueName]: Screen<Catalogues[C]> } = {
  rates: { definition: rates, icon: 'ticket', useIssues: () => useTexts('staff').rates.issues },
  regions: regionsScreen,
};

const isCatalogue = (name: string): name is CatalogueName => Object.hasOwn(SCREENS, name);

/** The pages of the catalogue of this name. */
export function CataloguePages({ person, name }: { person: Person; name: string }) {
  return isCatalogue(name) ? <Catalogue key={name} person={person} screen={SCREENS[name]} /> : null;
}
