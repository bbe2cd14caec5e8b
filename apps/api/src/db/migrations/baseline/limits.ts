/** Counted requests. */
export const limits = `
create table guess (
  subject text,
  window_start timestamptz,
  tries int not null,
  primary key (subject, window_start)
);

create unlogged table request_count (
  subject text primary key,
  times int not null,
  ends_at timestamptz not null
) with (fillfactor=50);
`;
