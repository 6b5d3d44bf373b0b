import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  DEDUCTIONS,
  leaveByPay,
  monthLines,
  PAY_PARTS,
  type MonthDay,
  type MonthLine,
  type Pay,
} from '#engines/labour/month_pay'
import { sickPartsByDay } from '#engines/labour/sick_days'
import { overtimePayMinor } from '#engines/labour/working_time'
import { formatDay, parseDay } from '#engines/scheduling/moment'

const DAY = 10_000
const FIRST = '2026-03-01'
const MARCH = 31

const PLAIN = {
  ...{ works: true, workedMinutes: 0, overtimeMinutes: 0, absenceE4: 0, leaveE4: 0 },
  ...{ unpaidE4: 0, sick: [], attended: false, lateMinutes: 0, earlyMinutes: 0 },
  isSettled: false,
}
const dayOf = (at: number, values: Partial<MonthDay> = {}): MonthDay => ({
  ...{ on: formatDay(parseDay(FIRST) + at), ...PLAIN, ...values },
})
const march = (from = 1, to = MARCH, values: Partial<MonthDay> = {}) =>
  Array.from({ length: to - from + 1 }, (_, at) => dayOf(from - 1 + at, values))

/** 405.00 a day in March: 300 + 75 + 30. */
const PAY: Pay = { basic: 930_000, housing: 232_500, transport: 93_000, other: 0 }
const since = (from: string, pay: Pay) => ({ from, pay })
const sums = (lines: readonly MonthLine[], value: (line: MonthLine) => number) =>
  lines.reduce((sum, line) => sum + value(line), 0)

test.group('Pay of a month', () => {
  test('by hand: a whole month, half of one, and a raise on the eleventh', ({ assert }) => {
    const [whole] = monthLines(march(), [since('2020-01-01', PAY)], MARCH)
    assert.deepEqual([whole!.parts, whole!.wages, whole!.net], [PAY, 1_255_500, 1_255_500])
    const [part] = monthLines(march(17), [since('2020-01-01', PAY)], MARCH)
    assert.deepInclude(part, { fromOn: '2026-03-17', calendarDays: 15, wages: 15 * 40_500 })
    const raised = { ...PAY, basic: 1_240_000 }
    const lines = monthLines(
      march(),
      [since('2020-01-01', PAY), since('2026-03-11', raised)],
      MARCH
    )
    assert.deepEqual(
      lines.map(({ fromOn, toOn, wages }) => [fromOn, toOn, wages]),
      [
        ['2026-03-01', '2026-03-10', 10 * 40_500],
        ['2026-03-11', '2026-03-31', 21 * 50_500],
      ]
    )
  })

  test('by hand: unpaid leave, absence, illness in its steps, and overtime', ({ assert }) => {
    const days = march()
    days[1] = dayOf(1, { leaveE4: DAY, unpaidE4: DAY })
    days[2] = dayOf(2, { absenceE4: DAY / 2 })
    days[3] = dayOf(3, { leaveE4: DAY, sick: [{ percent: 75, daysE4: DAY }] })
    days[4] = dayOf(4, { workedMinutes: 600, overtimeMinutes: 120 })
    const [line] = monthLines(days, [since('2020-01-01', PAY)], MARCH)
    assert.deepEqual(line!.deductions, { unpaid: 40_500, absence: 20_250, sick: 10_125 })
    // two hours: 12,555 / 240 = 52.3125, and half of 9,300 / 240 = 19.375
    assert.equal(line!.overtime, 14_338)
    assert.equal(
      line!.overtime,
      overtimePayMinor(120, { wageMinor: 1_255_500, basicMinor: 930_000 })
    )
    assert.equal(line!.net, 1_255_500 + 14_338 - 70_875)
  })

  test('by hand: what a settlement pays, and days between two services', ({ assert }) => {
    const settled = march(1, 10, { isSettled: true })
    settled[1] = dayOf(1, { isSettled: true, absenceE4: DAY, leaveE4: 0 })
    settled[4] = dayOf(4, { isSettled: true, workedMinutes: 600, overtimeMinutes: 120 })
    const days = [...settled, ...march(13, 20), ...march(25)]
    const lines = monthLines(days, [since('2020-01-01', PAY)], MARCH)
    assert.deepEqual(
      lines.map(({ fromOn, toOn, isSettled, wages, overtime, deducted }) => [
        ...[fromOn, toOn, isSettled, wages, overtime, deducted],
      ]),
      [
        ['2026-03-01', '2026-03-10', true, 0, 14_338, 0],
        ['2026-03-13', '2026-03-20', false, 8 * 40_500, 0, 0],
        ['2026-03-25', '2026-03-31', false, 7 * 40_500, 0, 0],
      ]
    )
  })

  test('days before the first rate have a line without pay', ({ assert }) => {
    const lines = monthLines(march(), [since('2026-03-20', PAY)], MARCH)
    assert.deepEqual(
      lines.map(({ rate, calendarDays, wages }) => [rate === null, calendarDays, wages]),
      [
        [true, 19, 0],
        [false, 12, 12 * 40_500],
      ]
    )
    assert.deepEqual(monthLines([], [since('2020-01-01', PAY)], MARCH), [])
  })
})

const amount = fc.integer({ min: 0, max: 5_000_000 })
const pay = fc.record({ basic: amount, housing: amount, transport: amount, other: amount })
const share = fc.constantFrom(0, DAY / 2, DAY)
const anyDay = fc.record({
  overtimeMinutes: fc.integer({ min: 0, max: 300 }),
  kind: fc.constantFrom('work', 'unpaid', 'absence', 'sick'),
  daysE4: share,
  percent: fc.constantFrom(0, 75, 100),
})
type AnyDay = typeof anyDay extends fc.Arbitrary<infer Value> ? Value : never

const asDay = ({ overtimeMinutes, kind, daysE4, percent }: AnyDay, at: number) =>
  dayOf(at, {
    overtimeMinutes,
    unpaidE4: kind === 'unpaid' ? daysE4 : 0,
    absenceE4: kind === 'absence' ? daysE4 : 0,
    sick: kind === 'sick' && daysE4 ? [{ percent, daysE4 }] : [],
  })
const anyMonth = fc.integer({ min: 28, max: 31 }).chain((length) =>
  fc.record({
    days: fc.array(anyDay, { minLength: length, maxLength: length }),
    pay,
    cuts: fc.uniqueArray(fc.integer({ min: 2, max: length }), { maxLength: 4 }),
  })
)
const on = (day: number) => formatDay(parseDay(FIRST) + day - 1)

test.group('Pay of any month', () => {
  test('the parts are the wages, and every line is its sum', ({ assert }) => {
    fc.assert(
      fc.property(anyMonth, pay, ({ days, pay: first, cuts }, second) => {
        const rates = [
          since('2020-01-01', first),
          ...[...cuts].sort((a, b) => a - b).map((cut) => since(on(cut), second)),
        ]
        for (const line of monthLines(days.map(asDay), rates, days.length)) {
          assert.equal(
            line.wages,
            PAY_PARTS.reduce((sum, part) => sum + line.parts[part], 0)
          )
          assert.equal(
            line.deducted,
            DEDUCTIONS.reduce((sum, kind) => sum + line.deductions[kind], 0)
          )
          assert.equal(line.net, line.wages + line.overtime - line.deducted)
          assert.isAtLeast(line.calendarDays, 1)
        }
      })
    )
  })

  test('leave is what is paid in full, in part and not at all', ({ assert }) => {
    fc.assert(
      fc.property(anyMonth, ({ days, pay: rate }) => {
        const onLeave = days.map(asDay).map((day) => ({
          ...day,
          leaveE4: day.unpaidE4 + day.sick.reduce((sum, { daysE4 }) => sum + daysE4, 0),
        }))
        const [line] = monthLines(onLeave, [since('2020-01-01', rate)], days.length)
        const { fullE4, partE4, noneE4 } = leaveByPay(line!)
        assert.isAtLeast(Math.min(fullE4, partE4, noneE4), 0)
        assert.equal(fullE4 + partE4 + noneE4, line!.leaveE4)
      })
    )
  })

  test('a month that is cut into lines comes to the whole, whatever it is cut into', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyMonth, ({ days, pay: same, cuts }) => {
        const whole = monthLines(days.map(asDay), [since('2020-01-01', same)], days.length)
        const ordered = [...cuts].sort((a, b) => a - b)
        const rates = [since('2020-01-01', same), ...ordered.map((cut) => since(on(cut), same))]
        const lines = monthLines(days.map(asDay), rates, days.length)
        assert.lengthOf(lines, cuts.length + 1)
        for (const part of PAY_PARTS) {
          assert.equal(
            sums(lines, (line) => line.parts[part]),
            whole[0]!.parts[part]
          )
          assert.equal(whole[0]!.parts[part], same[part])
        }
        for (const name of ['wages', 'overtime', 'deducted', 'net'] as const)
          assert.equal(
            sums(lines, (line) => line[name]),
            whole[0]![name]
          )
        for (const name of ['calendarDays', 'overtimeMinutes', 'unpaidE4', 'sickE4'] as const)
          assert.equal(
            sums(lines, (line) => line[name]),
            whole[0]![name]
          )
      })
    )
  })

  test('who is unpaid on every day of service is paid nothing, to the last halala', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        pay,
        fc.integer({ min: 1, max: MARCH }),
        fc.array(fc.constantFrom('unpaid', 'absence'), { minLength: MARCH, maxLength: MARCH }),
        (rate, from, kinds) => {
          const days = march(from).map((day, at) => ({
            ...day,
            unpaidE4: kinds[at] === 'unpaid' ? DAY : 0,
            absenceE4: kinds[at] === 'absence' ? DAY : 0,
          }))
          const [line] = monthLines(days, [since('2020-01-01', rate)], MARCH)
          assert.equal(line!.net, 0)
        }
      )
    )
  })
})

test.group('Days of illness', () => {
  const ill = (from: string, days: number) =>
    Array.from({ length: days }, (_, at) => ({
      on: formatDay(parseDay(from) + at),
      daysE4: DAY,
    }))

  test('by hand: the thirty-first day is at three quarters, the hundred and twenty-first unpaid', ({
    assert,
  }) => {
    const parts = sickPartsByDay(ill('2026-01-01', 125))
    const at = (day: number) => parts.get(formatDay(parseDay('2026-01-01') + day - 1))
    assert.deepEqual(at(30), [{ percent: 100, daysE4: DAY }])
    assert.deepEqual(at(31), [{ percent: 75, daysE4: DAY }])
    assert.deepEqual(at(90), [{ percent: 75, daysE4: DAY }])
    assert.deepEqual(at(91), [{ percent: 0, daysE4: DAY }])
    assert.deepEqual(at(125), [{ percent: 0, daysE4: DAY }])
  })

  test('a year after the first day of illness the steps begin again', ({ assert }) => {
    const parts = sickPartsByDay([...ill('2025-03-01', 40), ...ill('2026-03-01', 1)])
    assert.deepEqual(parts.get('2026-03-01'), [{ percent: 100, daysE4: DAY }])
    assert.deepEqual(parts.get('2025-04-09'), [{ percent: 75, daysE4: DAY }])
  })
})
