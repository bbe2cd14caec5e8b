export { ConfirmationPage as Confirmation } from '../../guest/confirmation/confirmation-page.tsx';
