/** The outbox, mail, and messages of guests. */
export const messages = `
create table job (
  id int generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts int not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  failures int not null default 0
);
create index job_due on job (run_at) where ((done_at is null) and (failed_at is null));

create table mail (
  id int generated always as identity primary key,
  message_id text not null unique,
  coupon_id int references coupon,
  kind text not null,
  language text not null,
  recipients text[] not null,
  subject text not null,
  preview text not null default '',
  body_text text not null,
  body_html text not null,
  attachments jsonb not null default '[]',
  status text not null check (status in ('queued', 'sent', 'kept', 'failed', 'unanswered')),
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  unanswered int not null default 0 check ((unanswered >= 0) and (unanswered <= 2)),
  handed_over_at timestamptz,
  logo jsonb,
  their_code text,
  refused boolean not null default false
);
create index mail_coupon on mail (coupon_id);
create index mail_created on mail (created_at);
create index mail_their_code on mail (their_code) where their_code is not null;
comment on column mail.unanswered is 'Times that it was handed over without an answer, the one under way included.';
comment on column mail.logo is
  'Address of its picture and colour of the header; the picture itself is drawn when the mail is sent.';
comment on column mail.their_code is 'Number of the booking of the group that it is about.';
comment on column mail.refused is 'The mail server refused it for good.';

create table letter_request (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  email text not null,
  language text not null check (language in ('en', 'es')),
  created_at timestamptz not null,
  unanswered int not null default 0 check ((unanswered >= 0) and (unanswered <= 2)),
  handed_over_at timestamptz,
  acting jsonb
);
create index letter_request_coupon on letter_request (coupon_id, created_at);
comment on column letter_request.acting is 'Staff who asked for it: who, reason and note; null where the guest did.';

create table contact_message (
  id int generated always as identity primary key,
  reference text not null unique,
  property_id int references property on delete set null,
  airport_id int references airport on delete set null,
  folio text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  language text not null check (language in ('en', 'es')),
  status text not null check (status in ('received', 'answered', 'closed')),
  client_address text not null,
  email_key text not null,
  sender_key text unique,
  body_hash text not null,
  created_at timestamptz not null,
  coupon_id int references coupon on delete set null,
  ended_at timestamptz,
  ended_by_id int references staff_account on delete set null,
  ended_by text,
  closing_note text
);
create index contact_message_address on contact_message (client_address, created_at);
create index contact_message_email on contact_message (email_key, created_at);
create index contact_message_waiting on contact_message (created_at) where (status = 'received');
create index contact_message_coupon on contact_message (coupon_id);
create index contact_message_created on contact_message (created_at);
comment on column contact_message.client_address is 'Network of the sender, for the limits.';
comment on column contact_message.email_key is 'What addresses of one mailbox have in common, for the limits.';
comment on column contact_message.sender_key is 'Key of the sender''s choice under which this message is taken once.';
comment on column contact_message.coupon_id is 'The booking that staff linked it to.';
comment on column contact_message.ended_at is
  'When it was answered or closed; null for one that waits, and for one from before answers were kept.';

create table message_answer (
  message_id int primary key references contact_message on delete cascade,
  language text not null check (language in ('en', 'es')),
  subject text not null,
  body text not null,
  body_hash text not null,
  mail_id int references mail on delete set null,
  answered_at timestamptz not null,
  answered_by_id int references staff_account on delete set null,
  answered_by text not null
);
comment on table message_answer is 'One a message: its key lets no second one be written.';
comment on column message_answer.body_hash is
  'Of what was written, before its fields were filled: the same again is the same answer.';
`;
