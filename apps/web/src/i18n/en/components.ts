/** Words of the components themselves. */
export const components = {
  optional: '(optional)',
  close: 'Close',
  call: (phone: string) => `Call ${phone}`,
  loading: 'One moment…',
  language: 'Language',
  theme: { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
  errorSummary: {
    done: 'All set.',
    title: (count: number) => (count === 1 ? 'Please check 1 field' : `Please check ${count} fields`),
  },
  oldAndNew: { before: 'Before', now: 'Now' },
  counter: {
    less: (label: string) => `One less: ${label}`,
    more: (label: string) => `One more: ${label}`,
  },
  characters: (left: number) => {
    if (left < 0) return left === -1 ? '1 character too many' : `${-left} characters too many`;
    if (left === 0) return 'You have reached the characters limit';
    return left === 1 ? '1 character left' : `${left} characters left`;
  },
  calendar: { open: (label: string) => `Calendar: ${label}` },
  segments: {
    names: { day: 'Day', month: 'Month', year: 'Year', hour: 'Hour', minute: 'Minute' },
    placeholders: { day: 'DD', month: 'MM', year: 'YYYY', hour: 'hh', minute: 'mm' },
    half: 'AM or PM',
  },
  comboBox: {
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    nothing: 'Nothing found. Try another spelling or the code.',
  },
  phone: { country: 'Country of the phone number' },
  progress: {
    name: 'Your progress',
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
    done: '(done, go back to this step)',
  },
};
