import { describe, expect, it } from 'vitest';
import { isPushAddress, isPushHost, PUSH_SERVICES } from './push-hosts.ts';

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com:443/fcm/send/abc',
  ])('%s may be called', (address) => expect(isPushAddress(address, PUSH_SERVICES)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://2130706433/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://a:b@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com./abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://evil.example/?https://fcm.googleapis.com/',
    'https://evil.example\\@fcm.googleapis.com/abc',
    'https://evil.example#@fcm.googleapis.com/abc',
    'ftp://fcm.googleapis.com/abc',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'fcm.googleapis.com/abc',
    '',
  ])('%s may not', (address) => expect(isPushAddress(address, PUSH_SERVICES)).toBe(false));

  it('with a port is a stand-in, taken by its whole host alone', () => {
    const hosts = ['127.0.0.1:4001', 'push.example'];
    expect(isPushAddress('http://127.0.0.1:4001/abc', hosts)).toBe(true);
    for (const address of ['http://127.0.0.1:4002/abc', 'http://127.0.0.1/abc', 'http://push.example/abc'])
      expect(isPushAddress(address, hosts)).toBe(false);
  });
});

describe('a host of the setting', () => {
  it.each([...PUSH_SERVICES, '127.0.0.1:4001', 'localhost:4001'])('may be %s', (host) =>
    expect(isPushHost(host)).toBe(true),
  );

  it.each([
    '*',
    '*.com.*',
    'com',
    '127.0.0.1',
    'https://fcm.googleapis.com',
    'fcm.googleapis.com/x',
    '*.a:1',
  ])('is not %s', (host) => expect(isPushHost(host)).toBe(false));
});
