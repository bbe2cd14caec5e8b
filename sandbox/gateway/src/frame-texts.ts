export type FrameLocale = 'en-US' | 'es-MX';

/** With spaces that do not break, so that the number stays on one line. */
const TEST_CARD = '4242\u00a04242\u00a04242\u00a04242';

const endingOf = (last4: string) => `····\u00a0${last4}`;

const en = {
  cardTitle: 'Card details',
  number: 'Card number',
  name: 'Name on the card',
  expiry: 'Expiry date',
  expiryFormat: 'MM/YY',
  cvc: 'Security code',
  cvcPlace: '3 or 4 digits, printed on the card',
  testMode: `Test mode: no money moves. Use ${TEST_CARD}, any future date and any code.`,
  errors: {
    numberMissing: 'Enter the card number',
    numberWrong: 'Check the card number. A digit may be wrong',
    numberNotTest: 'This is a test site. Use a test card, not a real one',
    nameMissing: 'Enter the name on the card',
    nameLong: 'Use at most 80 characters',
    expiryMissing: 'Enter the expiry date',
    expiryWrong: 'Enter month and year, like 09/29',
    expiryPast: 'This card has expired. Use another card',
    cvcMissing: 'Enter the security code',
    cvcWrong: 'Enter the 3 or 4 digits of the security code',
  },
  walletName: 'Test Wallet',
  walletOpen: 'Pay with Test Wallet',
  walletOr: 'or by card',
  walletCard: 'Card in your wallet',
  walletCards: { good: `Visa ${endingOf('4242')}`, declined: `Visa ${endingOf('0002')} (declined)` },
  walletPay: (amount: string) => `Pay ${amount}`,
  walletClose: 'Back to card details',
  bankTitle: 'Confirm with your bank',
  bankName: 'Sandbox Bank',
  bankLead: 'Your bank needs to confirm this payment.',
  bankAmount: 'Amount',
  bankFor: 'For',
  bankCard: 'Card',
  cardEnding: (last4: string) => `ending in ${last4}`,
  approve: (amount: string) => `Approve ${amount}`,
  refuse: 'Refuse this payment',
  bankDone: 'Thank you. We are taking you back to your booking.',
  refusedTitle: 'This page can’t be shown here',
  refusedText: 'We don’t recognize the address that asked for the payment form.',
};

export type FrameTexts = typeof en;

const es = {
  cardTitle: 'Datos de la tarjeta',
  number: 'Número de tarjeta',
  name: 'Nombre en la tarjeta',
  expiry: 'Vencimiento',
  expiryFormat: 'MM/AA',
  cvc: 'Código CVC',
  cvcPlace: '3 o 4 dígitos impresos en la tarjeta',
  testMode: `Modo de prueba: no se mueve dinero. Usa ${TEST_CARD}, una fecha futura y cualquier código.`,
  errors: {
    numberMissing: 'Escribe el número de tarjeta',
    numberWrong: 'Revisa el número. Quizá un dígito está mal',
    numberNotTest: 'Es un sitio de prueba. Usa una tarjeta de prueba, no una real',
    nameMissing: 'Escribe el nombre de la tarjeta',
    nameLong: 'Usa 80 caracteres como máximo',
    expiryMissing: 'Escribe la fecha de vencimiento',
    expiryWrong: 'Escribe mes y año, como 09/29',
    expiryPast: 'Esta tarjeta ya venció. Usa otra',
    cvcMissing: 'Escribe el código CVC',
    cvcWrong: 'Escribe los 3 o 4 dígitos del código CVC',
  },
  walletName: 'Billetera de prueba',
  walletOpen: 'Pagar con Billetera de prueba',
  walletOr: 'o con tarjeta',
  walletCard: 'Tarjeta de tu billetera',
  walletCards: { good: `Visa ${endingOf('4242')}`, declined: `Visa ${endingOf('0002')} (rechazada)` },
  walletPay: (amount: string) => `Pagar ${amount}`,
  walletClose: 'Volver a los datos de la tarjeta',
  bankTitle: 'Confirma con tu banco',
  bankName: 'Banco de Prueba',
  bankLead: 'Tu banco necesita confirmar este pago.',
  bankAmount: 'Monto',
  bankFor: 'Concepto',
  bankCard: 'Tarjeta',
  cardEnding: (last4: string) => `terminada en ${last4}`,
  approve: (amount: string) => `Aprobar ${amount}`,
  refuse: 'Rechazar este pago',
  bankDone: 'Gracias. Te llevamos de regreso a tu reservación.',
  refusedTitle: 'Esta página no se puede mostrar aquí',
  refusedText: 'No reconocemos la dirección que pidió el formulario de pago.',
} satisfies FrameTexts;

/** The words of the gateway's pages. */
export const FRAME_TEXTS: Readonly<Record<FrameLocale, FrameTexts>> = { 'en-US': en, 'es-MX': es };

/** An amount with its code in front, as both languages print it: "USD 84.00". */
export function amountText(locale: FrameLocale, amountMinor: number, currency: string): string {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  const amount = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits);
  return `${currency} ${amount}`;
}
