/** Header, footer, titles and the pages that belong to none of the others. */
export const shell = {
  title: (page: string, brand: string) => `${page} · ${brand}`,
  titles: {
    home: 'Book your airport ride',
  },
  skip: 'Skip to the content',
  menu: 'Main',
  myTransportation: 'My transportation',
  contact: 'Contact',
  contactFailed: 'We couldn’t load the form. Check your connection, or call us:',
  home: (brand: string) => `${brand}, home`,
  footer: {
    websites: 'Our other websites',
    resources: 'Resources',
    foundation: 'About the foundation',
    closing: 'See you at arrivals.',
    attribution: 'Airport data: airport-data-js, CC BY 4.0',
  },
  notFound: {
    title: 'We can’t find this page',
    text: 'It may have moved, or the address may have a typo.',
    home: 'Go to the home page',
  },
  error: {
    title: 'Something went wrong',
    text: 'This page didn’t load. What you entered is saved on this device.',
    retry: 'Load the page again',
    offlineTitle: 'You are offline',
    offlineText: 'This page needs a connection. What you entered is saved. Try again when you have a signal.',
    call: (phone: string) => `Or call us: ${phone}`,
  },
};
