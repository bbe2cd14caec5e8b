import { Route, Switch } from 'wouter';
import { FlightPage } from '../../staff/flight-watch/flight-page.tsx';
import { NoticesPage } from '../../staff/flight-watch/notices-page.tsx';
import { WatchPage } from '../../staff/flight-watch/watch-page.tsx';
import { MessagePage } from '../../staff/guest-messages/message-page.tsx';
import { MessagesPage } from '../../staff/guest-messages/messages-page.tsx';
import { QueuesPage } from '../../staff/queues/queues-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** Open work of staff: messages of guests, followed flights and their notices, and the queues. */
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
      <Route path="/admin/flight-watch">
        <WatchPage />
      </Route>
      <Route path="/admin/flight-watch/:id">
        {withId((id) => (
          <FlightPage key={id} id={id} />
        ))}
      </Route>
      <Route path="/admin/notices">
        <NoticesPage />
      </Route>
      <Route path="/admin/queues">
        <QueuesPage name={null} />
      </Route>
      <Route path="/admin/queues/:name">{({ name }) => <QueuesPage name={name} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
