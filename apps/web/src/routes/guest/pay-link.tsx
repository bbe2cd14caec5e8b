import { PayLinkPage } from '../../guest/pay-link/pay-link-page.tsx';

/** `/pay`: paying with a link. */
export const PayLink = PayLinkPage;
