import { test } from '@japa/runner'
import fc from 'fast-check'
import { heldMinutes, insertFragnets } from '#engines/scheduling/fragnets'
import { MINUTES_OF_DAY, formatMoment, parseDay } from '#engines/scheduling/moment'
import { LINK_TYPES, type Plan, type PlanLink } from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import { timeImpact, type AssessedDelay } from '#engines/scheduling/time_impact'
import { DAY, RULES, link, plan, task } from './networks.js'
import { Reference } from './reference.js'

const FIRST = parseDay('2026-03-01')
const day = (offset: number) => (FIRST + offset) * MINUTES_OF_DAY

/** A delay of some days on tasks: the contractor's own unless stated. */
const delay = (
  id: number,
  [from, to]: [number, number],
  hits: Record<number, number>,
  risk: 'client' | 'neutral' | 'contractor' = 'client'
): AssessedDelay => ({
  id,
  from: day(from),
  to: day(to),
  hits: Object.entries(hits).map(([taskId, minutes]) => ({ taskId: Number(taskId), minutes })),
  isExcusable: risk !== 'contractor',
  isCompensable: risk === 'client',
})

/** The test card of the engine: A5, B3, C4, D2, which finishes on working day 11 with a float of 4 on C. */
const CARD = plan(
  [task(1, 5), task(2, 3), task(3, 4), task(4, 2)],
  [link(1, 2, 'FS', 1), link(1, 3, 'SS', 2), link(2, 4), link(3, 4, 'FF', 1)]
)

test.group('Time impact', () => {
  test('days on the critical path move the finish, days within the float use it up', ({
    assert,
  }) => {
    const on = (id: number, days: number) =>
      timeImpact(CARD, [delay(9, [0, 5], { [id]: days * DAY })])
    assert.equal(formatMoment(on(2, 3).finishBefore), '2026-03-15T17:00')
    assert.deepEqual(on(2, 3).critical, { days: 3, minutes: 3 * DAY })
    assert.equal(formatMoment(on(2, 3).finishAfter), '2026-03-18T17:00')
    const within = on(3, 4)
    assert.deepEqual(within.critical, { days: 0, minutes: 0 })
    const [hit] = within.delays[0].hits
    assert.deepEqual([hit.floatBefore, hit.floatConsumed], [4 * DAY, 4 * DAY])
    const beyond = on(3, 6)
    assert.equal(beyond.critical.minutes, 2 * DAY)
    assert.equal(beyond.delays[0].hits[0].floatConsumed, 4 * DAY)
  })

  test('the same days on one task count once, other days add up', ({ assert }) => {
    const both = (second: [number, number]) =>
      timeImpact(CARD, [delay(7, [1, 4], { 2: 3 * DAY }), delay(8, second, { 2: 3 * DAY })])
    assert.equal(both([1, 4]).critical.minutes, 3 * DAY)
    assert.equal(both([2, 5]).critical.minutes, 4 * DAY)
    assert.equal(both([8, 11]).critical.minutes, 6 * DAY)
    assert.deepEqual(both([2, 5]).delays[0].concurrent, [8])
    assert.deepEqual(both([8, 11]).delays[0].concurrent, [])
  })

  test('time is excused for the client and neutral causes, money is not where others delayed too', ({
    assert,
  }) => {
    const paths = plan([task(1, 5), task(2, 5)])
    const impact = timeImpact(paths, [
      delay(7, [1, 6], { 1: 5 * DAY }, 'client'),
      delay(8, [1, 4], { 2: 3 * DAY }, 'contractor'),
    ])
    assert.equal(impact.critical.minutes, 5 * DAY)
    assert.equal(impact.excusable.minutes, 5 * DAY)
    assert.equal(impact.compensable.minutes, 2 * DAY)
    const neutral = timeImpact(paths, [delay(7, [1, 6], { 1: 5 * DAY }, 'neutral')])
    assert.deepEqual([neutral.excusable.minutes, neutral.compensable.minutes], [5 * DAY, 0])
    const own = timeImpact(paths, [delay(7, [1, 6], { 1: 5 * DAY }, 'contractor')])
    assert.deepEqual([own.critical.minutes, own.excusable.minutes], [5 * DAY, 0])
  })

  test('what is finished, absent or no work takes no delay and says so', ({ assert }) => {
    const finished = task(1, 5, { actualStart: day(0) + 480, actualFinish: day(4) + 1020 })
    const of = plan([finished, task(2, 3), task(3, 0, { kind: 'summary' })], [link(1, 2)])
    const impact = timeImpact(of, [delay(7, [1, 6], { 1: DAY, 3: DAY, 99: DAY })])
    assert.deepEqual(impact.critical, { days: 0, minutes: 0 })
    assert.deepEqual(
      impact.delays[0].hits.map(({ unaffected }) => unaffected),
      ['finished', 'no_work', 'absent']
    )
  })

  test('a milestone holds what comes after it', ({ assert }) => {
    const of = plan([task(1, 0, { kind: 'finish_milestone' }), task(2, 3)], [link(1, 2)])
    assert.equal(timeImpact(of, [delay(7, [0, 2], { 1: 2 * DAY })]).critical.minutes, 2 * DAY)
  })
})

/** Networks of whole hours with every kind of link; none closes a cycle. */
const network = fc
  .record({
    hours: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 7 }),
    links: fc.array(
      fc.record({
        from: fc.nat(6),
        step: fc.integer({ min: 1, max: 4 }),
        type: fc.constantFrom(...LINK_TYPES),
        lag: fc.constantFrom(0, 0, 60, 300, -60, -180),
      }),
      { maxLength: 12 }
    ),
  })
  .map(({ hours, links }): Plan => {
    const tasks = hours.map((long, index) => task(index + 1, 0, { duration: long * 60 }))
    const pairs = new Map<string, PlanLink>()
    for (const { from, step, type, lag } of links)
      if (from + step < tasks.length)
        pairs.set(`${from} ${from + step}`, { ...link(from + 1, from + step + 1, type), lag })
    return plan(tasks, [...pairs.values()])
  })

const event = fc
  .record({
    at: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 1, max: 6 }),
    hits: fc.uniqueArray(fc.record({ taskId: fc.integer({ min: 1, max: 7 }), hours: fc.nat(30) }), {
      selector: ({ taskId }) => taskId,
      maxLength: 3,
    }),
    risk: fc.constantFrom('client' as const, 'neutral' as const, 'contractor' as const),
  })
  .map(
    ({ at, length, hits, risk }) =>
      (id: number) =>
        delay(
          id,
          [at, at + length],
          Object.fromEntries(hits.map(({ taskId, hours }) => [taskId, hours * 60])),
          risk
        )
  )
const events = fc
  .array(event, { maxLength: 4 })
  .map((all) => all.map((of, index) => of(100 + index)))

test.group('Time impact | properties', () => {
  test('no days lost change nothing', ({ assert }) => {
    fc.assert(
      fc.property(network, events, (of, drawn) => {
        const none = drawn.map((one) => ({
          ...one,
          hits: one.hits.map((hit) => ({ ...hit, minutes: 0 })),
        }))
        const impact = timeImpact(of, none)
        assert.equal(impact.finishAfter, impact.finishBefore)
        assert.deepEqual(impact.critical, { days: 0, minutes: 0 })
        assert.deepEqual(
          new Schedule(insertFragnets(of, heldMinutes(of, none))).outcome(),
          new Schedule(of).outcome()
        )
      })
    )
  }).timeout(60_000)

  test('more days lost, or one more delay, never make the finish earlier', ({ assert }) => {
    fc.assert(
      fc.property(network, events, event, fc.nat(1200), fc.nat(9), (of, drawn, more, by, which) => {
        const { finishBefore, finishAfter, excusable, critical, compensable } = timeImpact(
          of,
          drawn
        )
        assert.isAtLeast(finishAfter, finishBefore)
        assert.isAtLeast(critical.minutes, excusable.minutes)
        assert.isAtLeast(excusable.minutes, compensable.minutes)
        assert.isAtLeast(compensable.minutes, 0)
        assert.isAtLeast(timeImpact(of, [...drawn, more(99)]).finishAfter, finishAfter)
        const longer = drawn.map((one, index) =>
          index === which % drawn.length
            ? { ...one, hits: one.hits.map((hit) => ({ ...hit, minutes: hit.minutes + by })) }
            : one
        )
        assert.isAtLeast(timeImpact(of, longer).finishAfter, finishAfter)
      })
    )
  }).timeout(60_000)

  test('together they never cost more than one after the other', ({ assert }) => {
    fc.assert(
      fc.property(network, events, (of, drawn) => {
        const { critical } = timeImpact(of, drawn)
        const lost = [...heldMinutes(of, drawn).values()].reduce((sum, one) => sum + one, 0)
        const stated = drawn
          .flatMap(({ hits }) => hits)
          .reduce((sum, { minutes }) => sum + minutes, 0)
        assert.isAtMost(lost, stated)
        assert.isAtMost(critical.minutes, lost)
      })
    )
  }).timeout(60_000)

  test('the same finish as planning twice from nothing, hour by hour', ({ assert }) => {
    fc.assert(
      fc.property(network, fc.integer({ min: 1, max: 7 }), fc.nat(40), (of, at, hours) => {
        const hit = ((at - 1) % of.tasks.length) + 1
        const slow = (one: Plan) => {
          const found = new Reference(one, new Map([[1, RULES]]), day(-60), 240).early.values()
          return Math.max(...[...found].map(([, finish]) => finish))
        }
        const tasks = [...of.tasks, task(50, 0, { duration: hours * 60 })]
        const links = of.links.map((one) =>
          one.from === hit && one.type.startsWith('F') ? { ...one, from: 50 } : one
        )
        const delayed = plan(tasks, [...links, link(hit, 50)])
        const impact = timeImpact(of, [delay(9, [0, 60], { [hit]: hours * 60 })])
        assert.equal(impact.finishBefore, slow(of))
        assert.equal(impact.finishAfter, slow(delayed))
      }),
      { numRuns: 80 }
    )
  }).timeout(120_000)
})
