import { Redirect } from 'wouter';
import { AttentionPage } from '../../features/staff/attention-page.tsx';
import { StaffGuard } from '../../features/staff/staff-guard.tsx';
import { PATHS } from '../paths.ts';

/** The staff's side. Who is signed in and may open none of its pages is told so. */
export function Admin() {
  return (
    <StaffGuard>
      {(person) =>
        person.menu.length === 0 ? (
          <Redirect to={PATHS.forbidden} replace />
        ) : (
          <AttentionPage person={person} />
        )
      }
    </StaffGuard>
  );
}
