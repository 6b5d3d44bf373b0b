import { expect, test } from 'vitest'
import { instantOf, wallClockOf } from './wall-clock'

test.each([
  ['2026-03-10T07:00:00.000Z', 'Asia/Riyadh', '2026-03-10T10:00:00'],
  ['2026-03-10T21:30:00.000Z', 'Asia/Riyadh', '2026-03-11T00:30:00'],
  ['2026-07-01T10:00:00.000Z', 'Europe/Berlin', '2026-07-01T12:00:00'],
  ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', '2026-03-29T03:00:00'],
  ['2026-01-01T02:00:00.000Z', 'America/New_York', '2025-12-31T21:00:00'],
])('%s is %s, %s', (instant, zone, clock) => {
  expect(wallClockOf(instant, zone)).toBe(clock)
  expect(instantOf(clock, zone)).toBe(instant)
})
