import { catalogueAddress } from '@traslado/domain/access/menu';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import { Route, Switch } from 'wouter';
import { BulkPage } from '../../staff/catalogues/bulk-page.tsx';
import { ImportPage } from '../../staff/catalogues/import-page.tsx';
import { ListPage } from '../../staff/catalogues/list-page.tsx';
import { NewRowPage, RowPage } from '../../staff/catalogues/row-page.tsx';
import type { AnyScreen } from '../../staff/catalogues/screen.ts';
import { NextStep } from '../../staff/home/next-step.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** The pages of a catalogue. */
export function Catalogue({ person, screen }: { person: Person; screen: AnyScreen }) {
  const { definition, withRows } = screen;
  const path = catalogueAddress(definition.name);
  return (
    <Switch>
      <Route path={path}>
        <ListPage person={person} screen={screen} notice={<NextStep person={person} />} />
      </Route>
      <Route path={`${path}/new`}>
        <NewRowPage screen={screen} />
      </Route>
      {asksFor(definition, 'import') && (
        <Route path={`${path}/import`}>
          <ImportPage person={person} screen={screen} />
        </Route>
      )}
      {asksFor(definition, 'bulk') && (
        <Route path={`${path}/bulk`}>
          <BulkPage screen={screen} />
        </Route>
      )}
      {withRows && (
        <Route path={`${path}/${withRows.path}`}>
          <withRows.Page person={person} />
        </Route>
      )}
      <Route path={`${path}/:id`}>
        {withId((id) => (
          <RowPage key={id} person={person} screen={screen} id={id} />
        ))}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
