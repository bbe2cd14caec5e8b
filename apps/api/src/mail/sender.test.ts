import { expect, it } from 'vitest';
import { senderOf } from './sender.ts';

const publicUrl = 'https://rides.bluelagoon.example/';
const MAIL_FROM = 'Desk <desk@bluelagoon.example>';

it.each([
  [{ publicUrl }, 'rides@bluelagoon.example', 'Blue Lagoon', 'rides@bluelagoon.example'],
  [{ publicUrl }, '', 'Blue Lagoon', 'transfers@rides.bluelagoon.example'],
  [{ publicUrl, MAIL_FROM }, 'rides@bluelagoon.example', 'Desk', 'desk@bluelagoon.example'],
])('with %j and the brand’s address "%s" mails come from %s <%s>', (settings, email, name, address) => {
  const brand = { name: 'Before', email: 'before@perla.example' };
  const sender = senderOf(settings, () => brand);
  Object.assign(brand, { name: 'Blue Lagoon', email });
  expect(sender).toMatchObject({ name, address });
});
