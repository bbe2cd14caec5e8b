/** Consents to messages about the ride on the guest's phone. */
export const phoneNews = {
  title: 'Flight news on your phone',
  lead: (phone: string) =>
    `If your flight changes your pick-up, we email you. Would you like a message at ${phone}, too?`,
  on: (phone: string) =>
    `We send news of your flight to ${phone}. If a message doesn’t arrive, we email you.`,
  channels: { sms: 'Text message (SMS)', whatsapp: 'WhatsApp' },
  agree: { sms: 'Yes, text me', whatsapp: 'Yes, use WhatsApp' },
  end: 'Turn off',
  isOn: 'On',
  since: (moment: string) => `since ${moment}`,
  endedByPhone: 'You turned this off from your phone.',
  busy: 'Saving…',
  failed: 'We couldn’t save this. Please try again.',
  offers: {
    title: 'Offers',
    lead: 'Only if you like. They are apart from the news of your ride.',
    failed: 'We couldn’t save this. Please try again.',
  },
};
