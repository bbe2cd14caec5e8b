import { joinChannels } from '../../adapters/channels/join-channels.ts';
import { overTwilio } from '../../adapters/channels/twilio.ts';
import { askTwilio } from '../../adapters/channels/twilio-http.ts';
import { createSmtpMailer } from '../../adapters/mailer/smtp-mailer.ts';
import { chooseBackends } from '../../choose-backends.ts';
import { createDb, createPool } from '../../db/client.ts';
import { openDay } from './open-day.ts';

// One look at the story's day in a process of its own, for players that kill it: at LOOK_AT, on DATABASE_URL, with letters over SMTP_URL and, where
// TWILIO_API_URL names a stand-in, SMS over it.
const { DATABASE_URL: url = '', SMTP_URL: smtp = '', TWILIO_API_URL: twilio, LOOK_AT } = process.env;
const at = Number(LOOK_AT);
const db = createDb(createPool({ url, max: 8 }));
const backends = await chooseBackends({ db, url, now: () => at, onError: console.error });
const mailer = createSmtpMailer(smtp);
const account = { sid: 'AC0', token: 'a-token', service: 'MG0', publicUrl: 'https://rides.perla.example' };
const http = twilio ? askTwilio({ ...account, url: twilio }) : null;
const channels = http && joinChannels([overTwilio({ ...account, on: ['sms'] }, http.ask)]);
await openDay({ db, backends, mailer, channels }).look(at);
await http?.close();
await mailer.close();
await backends.listener.close();
await db.destroy();
