import { useLocation } from 'wouter';
import { FixLinkPage } from '../../guest/fix-link/fix-link-page.tsx';
import { PayLinkPage } from '../../guest/pay-link/pay-link-page.tsx';
import { PATHS } from '../../shell/paths.ts';

/** Pages of the resort's links, without signing in: `/pay` pays, `/fix` corrects data. One file, as the first page names it. */
export function WithLink() {
  const [path] = useLocation();
  return path === PATHS.payLink ? <PayLinkPage /> : <FixLinkPage />;
}
