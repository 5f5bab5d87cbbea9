import { describe, expect, test } from 'vitest';
import { findBrowser } from '../browser.mjs';

describe('the browser for tests', () => {
  test('is the one the environment names, if it exists', () => {
    const exists = place => place === '/opt/browser' || place === '/usr/bin/chromium';
    expect(findBrowser({ TUMBLEKEEP_BROWSER: '/opt/browser' }, exists)).toBe('/opt/browser');
    expect(findBrowser({ TUMBLEKEEP_BROWSER: '/nowhere' }, exists)).toBe('/usr/bin/chromium');
  });

  test('is one of the usual places otherwise, or none', () => {
    expect(findBrowser({}, place => place === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
    expect(findBrowser({}, () => false)).toBeUndefined();
  });
});
