import { type ReactNode, useRef } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Loader } from '../../components/loader.tsx';
import { ErrorPage } from '../../shell/error-page.tsx';
import { type Person, useStanding } from '../session/use-profile.ts';
import { signInPath } from './staff-paths.ts';

/** Shows a page to signed-in staff, and the sign-in to everybody else. */
export function StaffGuard({
  children,
}: {
  /** `isConfirmed`: by the server, not only by this device. */
  children: (person: Person, isConfirmed: boolean) => ReactNode;
}) {
  const standing = useStanding();
  const [location] = useLocation();
  const wasIn = useRef(false);
  if (standing.kind === 'in') {
    wasIn.current = true;
    return children(standing.person, standing.isConfirmed);
  }
  if (standing.kind === 'out')
    return <Redirect to={signInPath(location, { ended: wasIn.current })} replace />;
  if (standing.kind === 'failed') return <ErrorPage />;
  return <Loader page />;
}
