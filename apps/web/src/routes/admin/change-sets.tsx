import { Route, Switch } from 'wouter';
import type { AnyScreen } from '../../staff/catalogues/screen.ts';
import { KeptRowPage } from '../../staff/change-sets/kept-row-page.tsx';
import { SetPage } from '../../staff/change-sets/set-page.tsx';
import { SetsPage } from '../../staff/change-sets/sets-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** The list of sets of changes, and each of them. */
export function SetPages({
  person,
  screenOf,
}: {
  person: Person;
  screenOf: (name: string) => AnyScreen | null;
}) {
  return (
    <Switch>
      <Route path="/admin/change-sets">
        <SetsPage person={person} />
      </Route>
      <Route path="/admin/change-sets/:id">
        {withId((id) => (
          <SetPage key={id} person={person} id={id} screenOf={screenOf} />
        ))}
      </Route>
      <Route path="/admin/change-sets/:id/rows/:row">
        {withId((set, params) =>
          withId((row) => <KeptRowPage key={row} person={person} set={set} row={row} screenOf={screenOf} />)({
            id: params.row ?? '',
          }),
        )}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
