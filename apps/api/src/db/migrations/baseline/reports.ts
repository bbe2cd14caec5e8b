/** Sums of the reports. */
export const reports = `
create table report_day (
  day date primary key,
  made_at timestamptz not null,
  defined text not null
);
comment on table report_day is
  'Days of which report_sum has all sums. One that report_touched is about is out of date.';
comment on column report_day.defined is 'Mark of the definitions that the sums were made by.';

create table report_sum (
  figure text,
  dimension text,
  day date,
  property_id int,
  value text,
  rows int not null,
  numerator bigint not null,
  denominator bigint not null,
  spread double precision[],
  reached int[],
  primary key (figure, dimension, day, property_id, value)
);
create index report_sum_day on report_sum (day);
comment on column report_sum.dimension is 'By what it is split beside the property; empty for not at all.';
comment on column report_sum.spread is
  'All numerators in their order, of a figure of which a middle is taken; its sum has no meaning and is 0.';
comment on column report_sum.reached is 'How many of the spread lie up to the end of each bucket.';

create table report_touched (
  coupon_id int,
  day date
);
comment on table report_touched is
  'Bookings and days whose rows changed since the sums were made. Neither: any row may have.';
`;
