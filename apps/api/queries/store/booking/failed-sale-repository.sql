-- Written by `npm run sql` from the statements that the repository really sends. Do not edit.

-- insertFailedSale
with
  sale as (
    insert into failed_sale (hotel, folio, service_id, code, failed_at, hour)
    values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz) on conflict (hotel, folio, code, hour) do nothing
    returning id
  ),
  alert as (
    insert into staff_alert (kind, subject, detail, created_at) select 'sale.failed', id::text, $7, $8::timestamptz
    from sale
  )
insert into job (kind, payload, run_at, created_at)
select 'send_failed_sale_notice', jsonb_build_object('failedSaleId', id), $9::timestamptz, $10::timestamptz from sale;

-- findFailedSale
select * from "failed_sale" where "id" = $1;
