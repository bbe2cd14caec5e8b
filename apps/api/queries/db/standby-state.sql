-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- findWrittenPlace
select
  pg_current_wal_lsn()::text as at, (select system_identifier from pg_control_system()
  ) || ' ' || current_database() as identity;

-- compareStandby
select
  pg_is_in_recovery() and (select system_identifier from pg_control_system()
  ) || ' ' || current_database() = $1 as is_same, pg_last_wal_replay_lsn() >= $2::pg_lsn as has_all;
