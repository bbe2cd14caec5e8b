/** Accounts, roles and sessions of staff. */
export const staff = `
create table staff_account (
  id int generated always as identity primary key,
  username text not null check (username = lower(username)) unique,
  display_name text not null,
  email text,
  password_hash text,
  roles text[] not null default '{}',
  attributes jsonb not null default '{}',
  status text not null check (status in ('active', 'unconfirmed', 'reset_required', 'disabled')),
  demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  issuer text,
  subject text,
  scope int[] check (cardinality(scope) > 0),
  version int not null default 1,
  updated_by text,
  signed_in_at timestamptz,
  limit_minor int check (limit_minor >= 0),
  constraint staff_account_proof check (((issuer is null) and (subject is null) and (password_hash is not null)) or
    ((issuer is not null) and (subject is not null) and (password_hash is null)))
);
create unique index staff_account_subject on staff_account (issuer, subject);
comment on column staff_account.username is 'In lower case.';
comment on column staff_account.password_hash is 'Null for accounts of the group''s identity service.';
comment on column staff_account.demo is 'Made by the demo: opens nothing where the demo is off.';
comment on column staff_account.issuer is
  'Of the group''s identity service, and its mark for the person; null for an account of our own.';
comment on column staff_account.scope is
  'ids of the properties that the person works for; null for all, those to come too';
comment on column staff_account.limit_minor is 'Stands above what the roles give; null for none of its own.';

create table staff_role (
  id int generated always as identity primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_-]{1,39}$') unique,
  name_en text not null,
  name_es text not null,
  permissions text[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text,
  limit_minor int not null default 0 check (limit_minor >= 0)
);
comment on column staff_role.name is 'What accounts, settings and the identity service call it; it never changes.';
comment on column staff_role.limit_minor is 'Cents that its holders give back of one booking on their own.';

create table staff_permission (
  name text primary key
);
comment on table staff_permission is
  'Permissions that were given to roles once: a newer product gives only what is not here.';

create table staff_session (
  token_hash text primary key,
  account_id int not null references staff_account on delete cascade,
  began_at timestamptz not null,
  used_at timestamptz not null,
  service_tokens text
);
create index staff_session_account on staff_session (account_id);
create index staff_session_age on staff_session (began_at);
comment on column staff_session.service_tokens is 'What the identity service gave out for it, sealed.';

create table staff_factor (
  account_id int primary key references staff_account on delete cascade,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  wrong int not null default 0,
  wrong_since timestamptz
);
comment on column staff_factor.secret is 'Sealed to the account.';
comment on column staff_factor.confirmed_at is 'When its first code was typed; before that it is not asked for.';
comment on column staff_factor.last_step is
  'Half minute of the last code that counted: none of it or before counts again.';
comment on column staff_factor.wrong is 'Wrong codes since wrong_since.';

create table staff_recovery_code (
  account_id int references staff_factor(account_id) on delete cascade,
  hash text,
  primary key (account_id, hash)
);

create table staff_link (
  hash text primary key,
  account_id int not null unique references staff_account on delete cascade,
  expires_at timestamptz not null
);

create table kept_question (
  id int generated always as identity constraint report_question_pkey primary key,
  name text not null,
  question jsonb not null,
  shared boolean not null,
  account_id int not null,
  username text not null,
  created_at timestamptz not null,
  kind text not null check (kind in ('report', 'bookings'))
);
create index kept_question_owner on kept_question (account_id);
comment on column kept_question.question is
  'As the call of its kind takes it: figures, period and filters, or filters, columns and order.';
`;
