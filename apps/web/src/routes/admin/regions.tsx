import { Route, Switch } from 'wouter';
import { NewRegionPage, RegionPage } from '../../staff/regions/region-page.tsx';
import { RegionsPage } from '../../staff/regions/regions-page.tsx';
import { REGIONS_PATH, regionPath } from '../../staff/regions/regions-shape.ts';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';

/** The pages of regions. */
export function Regions({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path={REGIONS_PATH}>
        <RegionsPage person={person} />
      </Route>
      <Route path={regionPath('new')}>
        <NewRegionPage person={person} />
      </Route>
      <Route path={`${REGIONS_PATH}/:id`}>
        {({ id }) =>
          /^[1-9]\d{0,8}$/.test(id) ? <RegionPage key={id} person={person} id={Number(id)} /> : <NotFound />
        }
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
