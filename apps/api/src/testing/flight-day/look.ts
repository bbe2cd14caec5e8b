import { createSmtpMailer } from '../../adapters/mailer/smtp-mailer.ts';
import { chooseBackends } from '../../choose-backends.ts';
import { createDb, createPool } from '../../db/client.ts';
import { openDay } from './open-day.ts';

// One look at the story's day in a process of its own, for players that kill it: at LOOK_AT, on DATABASE_URL, with letters over SMTP_URL.
const { DATABASE_URL: url = '', SMTP_URL: smtp = '', LOOK_AT } = process.env;
const at = Number(LOOK_AT);
const db = createDb(createPool({ url, max: 8 }));
const backends = await chooseBackends({ db, url, now: () => at, onError: console.error });
const mailer = createSmtpMailer(smtp);
await openDay({ db, backends, mailer }).look(at);
await mailer.close();
await backends.listener.close();
await db.destroy();
