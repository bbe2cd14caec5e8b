import { Route, Switch } from 'wouter';
import type { AnyScreen } from '../../staff/catalogues/screen.ts';
import { KeptRowPage } from '../../staff/change-sets/kept-row-page.tsx';
import { SetPage } from '../../staff/change-sets/set-page.tsx';
import { SetsPage } from '../../staff/change-sets/sets-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

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
        {({ id }) =>
          isId(id) ? <SetPage key={id} person={person} id={Number(id)} screenOf={screenOf} /> : <NotFound />
        }
      </Route>
      <Route path="/admin/change-sets/:id/rows/:row">
        {({ id, row }) =>
          isId(id) && isId(row) ? (
            <KeptRowPage key={row} person={person} set={Number(id)} row={Number(row)} screenOf={screenOf} />
          ) : (
            <NotFound />
          )
        }
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
