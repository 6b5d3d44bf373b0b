import { test } from '@japa/runner'
import fc from 'fast-check'
import { sickParts, sickPayMinor, sickYearStart } from '#engines/labour/sick_leave'
import { hajjRefusal, maternityLeave, suspendedDays } from '#engines/labour/special_leave'
import {
  countedOvertime,
  daysPayMinor,
  overtimeMinutes,
  overtimePayMinor,
  requiredMinutes,
} from '#engines/labour/working_time'

const DAY = 1_0000

/** Article 117 by hand: days used before, new days, the parts, pay of a wage of 9,000, days refused. */
const ILLNESSES: [number, number, [number, number][], number, number][] = [
  [0, 10, [[100, 10]], 3_000_00, 0],
  [
    0,
    40,
    [
      [100, 30],
      [75, 10],
    ],
    11_250_00,
    0,
  ],
  [
    85,
    10,
    [
      [75, 5],
      [0, 5],
    ],
    1_125_00,
    0,
  ],
  [115, 10, [[0, 5]], 0, 5],
  [120, 1, [], 0, 1],
  [
    0,
    120,
    [
      [100, 30],
      [75, 60],
      [0, 30],
    ],
    22_500_00,
    0,
  ],
]

const years = (whole: number, days = 0) => ({ years: whole, days, yearDays: 365 })

/** Article 114 by hand. */
const PILGRIMAGES = [
  ['ten days after two years', years(2), false, 10, null],
  ['fifteen days', years(3), false, 15, null],
  ['a day before two years', years(1, 364), false, 10, 'too_early'],
  ['a second time', years(9), true, 10, 'taken'],
  ['nine days', years(2), false, 9, 'too_short'],
  ['sixteen days', years(2), false, 16, 'too_long'],
] as const

test.group('Sick leave', () => {
  for (const [used, days, parts, pay, over] of ILLNESSES)
    test(`article 117: ${days} days after ${used}`, ({ assert }) => {
      const found = sickParts(used * DAY, days * DAY)
      const shares = found.parts.map(({ percent, daysE4 }) => [percent, daysE4 / DAY])
      assert.deepEqual(shares, parts)
      assert.equal(found.overE4, over * DAY)
      assert.equal(sickPayMinor(found.parts, 9_000_00), pay)
    })

  test('article 117: a year runs from the first day of illness', ({ assert }) => {
    const ill = ['2025-03-10', '2025-12-01', '2026-03-10']
    assert.equal(sickYearStart(ill, '2026-03-09'), '2025-03-10')
    assert.equal(sickYearStart(ill, '2026-03-10'), '2026-03-10')
    assert.equal(sickYearStart(ill, '2027-05-01'), '2027-05-01')
    assert.equal(sickYearStart([], '2026-01-01'), '2026-01-01')
  })

  test('an illness in parts is paid as one in a piece', () => {
    const days = fc.integer({ min: 0, max: 200 * DAY })
    fc.assert(
      fc.property(days, days, (first, second) => {
        const sum = (from: number, count: number) =>
          sickParts(from, count).parts.reduce((all, part) => all + part.percent * part.daysE4, 0)
        return sum(0, first) + sum(first, second) === sum(0, first + second)
      })
    )
  })
})

test.group('Leave for an occasion', () => {
  for (const [name, service, takenBefore, days, refusal] of PILGRIMAGES)
    test(`article 114: ${name}`, ({ assert }) => {
      assert.equal(hajjRefusal({ service, takenBefore, days }), refusal)
    })

  test('article 151: twelve weeks from the birth, six of them to be rested', ({ assert }) => {
    assert.deepEqual(maternityLeave({ bornOn: '2026-03-01' }), {
      from: '2026-03-01',
      to: '2026-05-23',
      restFrom: '2026-03-01',
      restTo: '2026-04-11',
    })
  })

  test('article 151: four weeks before the birth at most', ({ assert }) => {
    const early = maternityLeave({ bornOn: '2026-03-01', startsOn: '2026-02-01' })
    assert.equal(early?.from, '2026-02-01')
    assert.equal(early?.to, '2026-04-25')
    assert.isNull(maternityLeave({ bornOn: '2026-03-01', startsOn: '2026-01-31' }))
  })

  test('article 151: a month more with pay for a child that is ill', ({ assert }) => {
    assert.equal(maternityLeave({ bornOn: '2026-03-01', childIsIll: true })?.to, '2026-06-23')
  })

  test('article 116: the contract rests after twenty days without pay', ({ assert }) => {
    assert.equal(suspendedDays(20), 0)
    assert.equal(suspendedDays(30), 10)
  })

  test('ten days without pay are a third of the month', ({ assert }) => {
    assert.equal(daysPayMinor(10 * DAY, 9_000_00), 3_000_00)
    assert.equal(daysPayMinor(5000, 9_000_00), 150_00)
  })
})

/** Article 107 by hand: minutes, monthly wage and its basic part, pay. */
const OVERTIME: [string, number, number, number, number][] = [
  ['an hour of 30.00 at one and a half', 60, 7_200_00, 7_200_00, 45_00],
  ['40.00 and half of a basic 30.00', 60, 9_600_00, 7_200_00, 55_00],
  ['an hour and a half', 90, 7_200_00, 7_200_00, 67_50],
  ['ten minutes of 5,000: 5.208333', 10, 5_000_00, 5_000_00, 5_21],
  ['no minute', 0, 5_000_00, 5_000_00, 0],
]

test.group('Working time', () => {
  for (const [name, minutes, wageMinor, basicMinor, pay] of OVERTIME)
    test(`article 107: ${name}`, ({ assert }) => {
      assert.equal(overtimePayMinor(minutes, { wageMinor, basicMinor }), pay)
    })

  test('article 98: 48 hours a week, 36 in Ramadan, and both in a week of both', ({ assert }) => {
    assert.equal(requiredMinutes({ ordinary: 6, ramadan: 0 }), 48 * 60)
    assert.equal(requiredMinutes({ ordinary: 0, ramadan: 6 }), 36 * 60)
    assert.equal(requiredMinutes({ ordinary: 2, ramadan: 4 }), 40 * 60)
  })

  test('what is beyond the hours of the week is overtime', ({ assert }) => {
    assert.equal(overtimeMinutes(50 * 60, 48 * 60), 120)
    assert.equal(overtimeMinutes(50 * 60, 36 * 60), 14 * 60)
    assert.equal(overtimeMinutes(30 * 60, 48 * 60), 0)
  })

  test('of what was approved, only what was worked beyond the hours of the day counts', ({
    assert,
  }) => {
    const counted = (approved: number, worked: number, required: number) =>
      countedOvertime({ approved, worked, required })
    assert.equal(counted(120, 10 * 60, 8 * 60), 120)
    assert.equal(counted(120, 9 * 60, 8 * 60), 60)
    assert.equal(counted(120, 11 * 60, 8 * 60), 120)
    assert.equal(counted(120, 7 * 60, 8 * 60), 0)
    // a day of rest asks for nothing, a day in Ramadan for six hours
    assert.equal(counted(300, 4 * 60, 0), 240)
    assert.equal(counted(120, 8 * 60, 6 * 60), 120)
    assert.equal(counted(0, 12 * 60, 8 * 60), 0)
  })

  test('more minutes never pay less', () => {
    const wage = fc.integer({ min: 0, max: 1e8 })
    fc.assert(
      fc.property(wage, wage, fc.nat(10_000), (wageMinor, basicMinor, minutes) => {
        const wages = { wageMinor, basicMinor }
        return overtimePayMinor(minutes + 1, wages) >= overtimePayMinor(minutes, wages)
      })
    )
  })
})
