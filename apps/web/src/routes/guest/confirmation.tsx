export { ConfirmationPage as Confirmation } from '../../features/confirmation/confirmation-page.tsx';
