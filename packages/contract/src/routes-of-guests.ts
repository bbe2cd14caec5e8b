import type { RoutesOf } from './call.ts';
import type { pageCalls } from './guest-calls.ts';

/** Calls that the app makes for guests and visitors. Made of the calls by `npm run openapi`. */
export const guestRoutes = {
  loginSystem: {
    method: 'POST',
    path: '/v1/auth/login/system',
    access: 'public',
    body: 'form',
  },
  listAirports: {
    method: 'GET',
    path: '/airports',
    access: 'app',
  },
  listProperties: {
    method: 'GET',
    path: '/api/v2/properties/all',
    access: 'app',
  },
  getExchangeRate: {
    method: 'GET',
    path: '/v1/exchange-rate',
    access: 'app',
  },
  getPublicIp: {
    method: 'GET',
    path: '/api/public/ip',
    access: 'public',
  },
  getGeoIp: {
    method: 'GET',
    path: '/api/public/geo-ip/{ip}',
    access: 'public',
  },
  getBrand: {
    method: 'GET',
    path: '/api/public/brand',
    access: 'public',
  },
  listServicesForSale: {
    method: 'GET',
    path: '/v1/serviceManage/transfers-services-for-sale/{hotel}',
    access: 'app',
  },
  listIncludedTransfers: {
    method: 'GET',
    path: '/v3/transfers/include',
    access: 'guest',
  },
  getReservationDates: {
    method: 'GET',
    path: '/v1/transfers/reservation/dates/{serviceID}/{hotel}',
    access: 'app',
  },
  listAirlines: {
    method: 'GET',
    path: '/v1/transfers/airlines-external',
    access: 'app',
  },
  searchFlight: {
    method: 'GET',
    path: '/v1/transfers/flights/search-data/{codeFlight}/{numberFlight}/{type}/{dateFlight}',
    access: 'app',
  },
  findStay: {
    method: 'GET',
    path: '/api/v2/reservations/reservationByReference/{lastname}/{folio}',
    access: 'app',
  },
  listConsecutiveStays: {
    method: 'GET',
    path: '/api/v2/reservations/consecutives',
    access: 'guest',
  },
  listRelatedStays: {
    method: 'POST',
    path: '/API/GetListRelatedReservations',
    access: 'guest',
    body: 'json',
  },
  linkConsecutiveStay: {
    method: 'POST',
    path: '/v1/transfers/consecutive-reserves/Consecutive/{baseHotel}/{baseFolio}/{hotel}/{folio}',
    access: 'guest',
  },
  createReceptiveGroup: {
    method: 'POST',
    path: '/v1/transfers/receptive-group-booking/receptive-group',
    access: 'guest',
    body: 'multipart',
  },
  createCoupon: {
    method: 'POST',
    path: '/transfers/v1/sales/coupons/{service_id}',
    access: 'guest',
    body: 'json',
    status: 201,
  },
  searchCoupon: {
    method: 'GET',
    path: '/v1/guests/reservations/search',
    access: 'app',
  },
  getCoupon: {
    method: 'GET',
    path: '/v1/transfers/coupons/{coupon_id}',
    access: 'guest',
    permission: 'coupons:see',
  },
  listCoupons: {
    method: 'GET',
    path: '/v1/transfers/coupons',
    access: 'guest',
  },
  payCoupon: {
    method: 'POST',
    path: '/v1/sales/payments/pay-coupon-by-id',
    access: 'guest',
    body: 'form',
  },
  getPayment: {
    method: 'GET',
    path: '/v1/sales/payments/{coupon_id}',
    access: 'guest',
  },
  abandonPayment: {
    method: 'POST',
    path: '/v1/sales/payments/{coupon_id}/abandon',
    access: 'guest',
  },
  getPaymentGateway: {
    method: 'GET',
    path: '/v1/sales/payment-gateway',
    access: 'guest',
  },
  changeTransfer: {
    method: 'PUT',
    path: '/v3/transfers/reservations/{receptive_reservation_id}',
    access: 'guest',
    body: 'json',
  },
  cancelCoupons: {
    method: 'PUT',
    path: '/v2/transfers/reservations/cancel-coupons-by-id',
    access: 'guest',
    body: 'json',
  },
  sendLetter: {
    method: 'POST',
    path: '/v1/transfers/coupons/{coupon_id}/letter/email',
    access: 'guest',
    body: 'form',
  },
  getLetter: {
    method: 'GET',
    path: '/v1/transfers/coupons/{coupon_id}/letter.pdf',
    access: 'guest',
    answer: 'pdf',
  },
  getCalendar: {
    method: 'GET',
    path: '/v1/transfers/coupons/{coupon_id}/calendar.ics',
    access: 'guest',
    answer: 'calendar',
  },
  sendContactMessage: {
    method: 'POST',
    path: '/v1/transfers/transfer-ws/contact-messages-guest',
    access: 'app',
    body: 'form',
    status: 201,
  },
} as const satisfies RoutesOf<typeof pageCalls>;
