/** Header, footer, titles and the pages that belong to none of the others. */
export const shell = {
  title: (page: string, brand: string) => `${page} · ${brand}`,
  titles: {
    home: 'Airport rides for your stay',
    notFound: 'Page not found',
    error: 'Something went wrong',
    transportation: 'Book your ride',
    myTransportation: 'My transportation',
    confirmation: 'Confirmation',
    gallery: 'Components',
  },
  skip: 'Skip to the content',
  menu: 'Main',
  myTransportation: 'My transportation',
  contact: 'Contact',
  contactFailed: 'The form could not be loaded. Check your connection, or call us:',
  home: (brand: string) => `${brand}, home`,
  footer: {
    websites: 'Our other websites',
    resources: 'Resources',
    foundation: 'About the foundation',
    call: 'Call us',
    write: 'Write to us',
    closing: 'See you at arrivals.',
    attribution: 'Airport data: airport-data-js, CC BY 4.0',
  },
  notFound: {
    title: 'This road ends at the beach',
    text: 'The page you were looking for is not here. It may have moved, or the address has a typo.',
    home: 'Go to the start',
  },
  error: {
    title: 'We hit a pothole',
    text: 'Something on this page failed. What you had entered is kept on this device.',
    retry: 'Load the page again',
    offlineTitle: 'You are offline',
    offlineText:
      'This page needs a connection. We keep what you had entered; try again when you have a signal.',
    call: (phone: string) => `Or call us: ${phone}`,
  },
  announce: (page: string) => `Page: ${page}`,
};
