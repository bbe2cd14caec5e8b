export {
  Confirmation as Confirmed,
  ConfirmationPage as Confirmation,
} from '../../guest/confirmation/confirmation-page.tsx';
