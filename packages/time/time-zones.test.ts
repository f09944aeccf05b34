import { describe, expect, test, vi } from 'vitest';
import { knowsZone } from './utc-offset.ts';
import { findZone, knownZones, modernName, visitorZone, zoneCity, zoneLabel } from './time-zones.ts';

const zones = knownZones([]);

describe('findZone', () => {
  test.each([
    ['Kathmandu', 'Asia/Kathmandu'],
    ['são paulo', 'America/Sao_Paulo'],
    ['new york', 'America/New_York'],
    ['Honol', 'Pacific/Honolulu'],
    ['Buenos Aires', 'America/Argentina/Buenos_Aires'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('%s is %s', (typed, zone) => {
    expect(findZone(typed, zones)).toBe(zone);
  });

  test.each(['', ' ', ',', 'Atlantis', 'San', 'Mars/Olympus', '../etc/passwd', '+25:00'])(
    'does not guess at %j',
    (typed) => {
      expect(findZone(typed, zones)).toBeUndefined();
    },
  );

  test('finds and shows a zone by its localized name, and also finds it by its IANA name', () => {
    const places = { Mexico_City: 'Ciudad de México', America: 'América' };
    for (const typed of [
      'ciudad de mexico',
      'Ciudad de México, América',
      'Mexico City',
      'Mexico City, America',
    ])
      expect(findZone(typed, zones, places)).toBe('America/Mexico_City');
    expect(zoneLabel('America/Mexico_City', places)).toBe('Ciudad de México, América');
    expect(zoneCity('America/Argentina/Buenos_Aires', places)).toBe('Buenos Aires');
  });

  test('shows a zone that is named by its offset with the sign that people write', () => {
    expect(zoneLabel('Etc/GMT+5')).toBe('UTC-5');
    expect(zoneLabel('Etc/GMT-14')).toBe('UTC+14');
  });

  test('finds every zone by its label and by its name', () => {
    const all = knownZones(['Etc/GMT+5', 'Etc/GMT-5']);
    for (const zone of all) {
      expect(findZone(zoneLabel(zone), all)).toBe(zone);
      expect(findZone(zone, all)).toBe(zone);
      expect(zoneLabel(zone).startsWith(zoneCity(zone, {}))).toBe(true);
    }
  });
});

describe('in browsers with less data', () => {
  test.each([
    ['asia/kolkata', 'Asia/Kolkata'],
    ['america/argentina/buenos_aires', 'America/Argentina/Buenos_Aires'],
    ['utc', 'UTC'],
  ])('%s is %s, however it is spelt', (spelt, name) => {
    expect(modernName(spelt)).toBe(name);
  });

  test('nothing throws without Intl', () => {
    vi.stubGlobal('Intl', undefined);
    vi.stubGlobal('Temporal', undefined);
    expect(visitorZone()).toBeUndefined();
    expect(knowsZone('Antarctica/Troll')).toBe(false);
    expect(modernName('Asia/Calcutta')).toBe('Asia/Calcutta');
    expect(findZone('Tokyo', [])).toBeUndefined();
  });

  test('visitorZone is undefined if the browser reports none, also where it takes that for UTC', () => {
    vi.stubGlobal('Temporal', undefined);
    for (const timeZone of [undefined, '', 'Etc/Unknown', 'Factory']) {
      class DateTimeFormat {
        resolvedOptions = () => ({ timeZone });
        formatToParts = () => [];
      }
      vi.stubGlobal('Intl', { DateTimeFormat });
      expect(visitorZone()).toBeUndefined();
    }
  });
});
