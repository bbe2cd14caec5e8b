/** Consents to messages about the ride on the guest's phone. */
export const phoneNews = {
  title: 'Flight news on your phone',
  lead: (phone: string | null) =>
    `If your flight changes your pick-up, we email you. Would you like a message${phone ? ` at ${phone}` : ''}, too?`,
  on: (phone: string | null) =>
    `We send you news of your flight${phone ? ` at ${phone}` : ''}. If a message doesn’t arrive, we email you.`,
  channels: { sms: 'Text message (SMS)', whatsapp: 'WhatsApp', push: 'Notifications' },
  agree: { sms: 'Yes, text me', whatsapp: 'Yes, use WhatsApp', push: 'Yes, notify me' },
  hereToo: 'Turn on here, too',
  elsewhere: 'On another device.',
  installLead: 'On an iPhone or iPad, notifications come with our app:',
  install: [
    'In Safari, tap Share, then “Add to Home Screen”.',
    'Open the new app, find your booking and turn notifications on.',
  ],
  blocked: 'Your browser doesn’t allow notifications from us. You can change that in its settings.',
  end: 'Turn off',
  isOn: 'On',
  isOff: 'Off',
  since: (moment: string) => `since ${moment}`,
  endedByPhone: 'You turned this off from your phone.',
  endedByBrowser: 'This browser stopped our notifications.',
  busy: 'Saving…',
  failed: 'We couldn’t save this. Please try again.',
  offers: {
    title: 'Offers',
    lead: 'Only if you like. They are separate from your ride news.',
    failed: 'We couldn’t save this. Please try again.',
  },
};
