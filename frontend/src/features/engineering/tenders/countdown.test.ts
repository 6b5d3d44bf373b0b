import { expect, test } from 'vitest'
import { closingAt, countdown } from './countdown'

const ZONE = 'Asia/Riyadh'
const tender = (closingOn: string, closingTime: string | null = null) => ({
  closingOn,
  closingTime,
})
const at = (instant: string) => Date.parse(instant)

test('at one in the morning in Riyadh it is that day there, not the day before', () => {
  // 2026-03-04 01:00 in Riyadh, 2026-03-03 22:00 in UTC
  const night = at('2026-03-03T22:00:00Z')
  expect(countdown(tender('2026-03-04', '14:00'), night, ZONE)).toEqual({
    ...{ isOver: false, days: null, hours: 13, minutes: 0 },
  })
  expect(countdown(tender('2026-03-10', '14:00'), night, ZONE).days).toBe(6)
  expect(countdown(tender('2026-03-03'), night, ZONE)).toEqual({
    ...{ isOver: true, days: null, hours: 1, minutes: 0 },
  })
  // at one o'clock sharp
  expect(countdown(tender('2026-03-04', '01:00'), night, ZONE).isOver).toBe(true)
  expect(countdown(tender('2026-03-04', '01:01'), night, ZONE)).toMatchObject({
    ...{ isOver: false, hours: 0, minutes: 1 },
  })
})

test('two days are the border between days and hours', () => {
  const closing = tender('2026-03-06', '14:00')
  const left = (now: string) => countdown(closing, at(now), ZONE)
  expect(left('2026-03-04T11:00:00Z')).toMatchObject({ days: 2, hours: 48 })
  expect(left('2026-03-04T11:00:30Z')).toMatchObject({ days: 2, hours: 48, minutes: 0 })
  expect(left('2026-03-04T11:01:00Z')).toMatchObject({ days: null, hours: 47, minutes: 59 })
  expect(left('2026-03-06T11:00:00Z')).toMatchObject({ isOver: true, hours: 0, minutes: 0 })
  expect(left('2026-03-09T11:00:00Z')).toMatchObject({ isOver: true, days: 3 })
})

test('without an hour a tender is open to the end of its day where the firm is', () => {
  expect(closingAt('2026-12-31', null, ZONE)).toBe(at('2026-12-31T21:00:00Z'))
  expect(closingAt('2026-12-31', '09:30', 'UTC')).toBe(at('2026-12-31T09:30:00Z'))
})
