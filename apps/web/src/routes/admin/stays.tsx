import { Route, Switch } from 'wouter';
import { NextStep } from '../../staff/home/next-step.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { ImportStaysPage } from '../../staff/stays/import-stays-page.tsx';
import { NewStayPage } from '../../staff/stays/new-stay-page.tsx';
import { StaysPage } from '../../staff/stays/stays-page.tsx';
import { NotFound } from '../not-found.tsx';

/** The pages of stays that staff add by hand. */
export function StayPages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/stays">
        <StaysPage notice={<NextStep person={person} />} />
      </Route>
      <Route path="/admin/stays/new">
        <NewStayPage />
      </Route>
      <Route path="/admin/stays/import">
        <ImportStaysPage />
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
