import { pageValue } from '../../components/page-value.ts';

const isOpen = pageValue(false);

/** Opens the sign-in to My transportation over any page. */
export const openSignIn = (): void => isOpen.set(true);
export const closeSignIn = (): void => isOpen.set(false);
export const useSignInOpen = isOpen.useValue;
