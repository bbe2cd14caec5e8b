/** The development page with every component. */
export const gallery = {
  title: 'Components and dialogs',
  lead: 'Everything the pages are made of, in both languages and themes.',
  open: 'Open',
  sections: {
    type: 'Type',
    colours: 'Colours',
    buttons: 'Buttons',
    fields: 'Fields',
    choices: 'Choices',
    dates: 'Dates and times',
    messages: 'Messages',
    dialogs: 'Dialogs',
    staff: 'Staff',
    ticket: 'Ride ticket',
    price: 'Price',
    progress: 'Progress',
    tabs: 'Tabs',
    waiting: 'Waiting',
    art: 'Drawings',
    icons: 'Icons',
  },
};
