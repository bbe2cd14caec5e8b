import { Route, Switch } from 'wouter';
import { MessagePage } from '../../staff/guest-messages/message-page.tsx';
import { MessagesPage } from '../../staff/guest-messages/messages-page.tsx';
import { QueuesPage } from '../../staff/queues/queues-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** Open work of staff: messages of guests, and the queues. */
export function DeskPages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/messages">
        <MessagesPage person={person} />
      </Route>
      <Route path="/admin/messages/:id">
        {withId((id) => (
          <MessagePage key={id} id={id} />
        ))}
      </Route>
      <Route path="/admin/queues">
        <QueuesPage name={null} />
      </Route>
      <Route path="/admin/queues/:name">{({ name }) => <QueuesPage name={name} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
