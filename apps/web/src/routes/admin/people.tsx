import { Route, Switch } from 'wouter';
import { LimitCard } from '../../staff/approvals/limit-card.tsx';
import { InvitePage } from '../../staff/people/invite-page.tsx';
import { PeopleList } from '../../staff/people/people-list.tsx';
import { PersonPage } from '../../staff/people/person-page.tsx';
import { NewRolePage, RolePage } from '../../staff/people/role-page.tsx';
import { RolesPage } from '../../staff/people/roles-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** The pages of people, and of their roles. */
export function PeoplePages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/people">
        <PeopleList />
      </Route>
      <Route path="/admin/people/new">
        <InvitePage person={person} />
      </Route>
      <Route path="/admin/people/:id">
        {withId((id) => (
          <PersonPage
            key={id}
            person={person}
            id={id}
            limit={(canChange) => <LimitCard person={person} of="person" id={id} canChange={canChange} />}
          />
        ))}
      </Route>
      <Route path="/admin/roles">
        <RolesPage person={person} />
      </Route>
      <Route path="/admin/roles/new">
        <NewRolePage />
      </Route>
      <Route path="/admin/roles/:id">
        {withId((id) => (
          <RolePage
            key={id}
            person={person}
            id={id}
            limit={(canChange) => <LimitCard person={person} of="role" id={id} canChange={canChange} />}
          />
        ))}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
