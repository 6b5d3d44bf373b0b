import { test } from '@japa/runner'
import { crewCost } from '#engines/scheduling/crew_cost'
import { dayOf, parseMoment } from '#engines/scheduling/moment'
import { resourceLoads, type LoadInput } from '#engines/scheduling/resource_load'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { GULF_WEEK } from '#engines/scheduling/work_week'

const MONDAY = parseMoment('2027-06-07T08:00')
const day = (offset: number) => dayOf(MONDAY) + offset
const rules = { week: GULF_WEEK, periods: [], exceptions: [] }
const firm = new WorkCalendar(rules, day(0))
/** Shut on Tuesday, and open for half of Wednesday. */
const away = new WorkCalendar(
  {
    ...rules,
    exceptions: [
      { from: day(1), to: day(1), hours: [] },
      { from: day(2), to: day(2), hours: [[480, 720]] },
    ],
  },
  day(0)
)

const task = (id: number, from: string, to: string, isOpen = true) => ({
  ...{
    id,
    start: parseMoment(from),
    finish: parseMoment(to),
    calendarId: null,
    isOpen,
    left: null,
  },
})
const wall = (isOpen = true) => task(1, '2027-06-07T08:00', '2027-06-09T17:00', isOpen)

const input = (more: Partial<LoadInput> = {}): LoadInput => ({
  tasks: [wall()],
  resources: [{ id: 9, units: 1, calendarId: null }],
  assignments: [{ taskId: 1, resourceId: 9, units: 1 }],
  calendars: new Map([
    [1, firm],
    [2, away],
  ]),
  calendarId: 1,
  from: null,
  ...more,
})

const overloaded = (more: Partial<LoadInput>) =>
  resourceLoads(input(more)).flatMap((load) => load.overloaded.map((one) => one - day(0)))

test.group('What resources have to do', () => {
  test('a day is too much when more is asked than the units can do in it', ({ assert }) => {
    assert.deepEqual(overloaded({}), [])
    const half = task(2, '2027-06-08T08:00', '2027-06-08T12:00')
    const assignments = [1, 2].map((taskId) => ({ taskId, resourceId: 9, units: 1 }))
    assert.deepEqual(overloaded({ tasks: [wall(), half], assignments }), [1])
  })

  test('a machine that is out of service is one unit less on its days', ({ assert }) => {
    const outages = [{ kind: 'maintenance', from: day(1), to: day(2) }]
    const one = { id: 9, units: 1, calendarId: null }
    assert.deepEqual(overloaded({ resources: [{ ...one, outages }] }), [1])
    assert.deepEqual(overloaded({ resources: [{ ...one, units: 2, outages }] }), [])
    const gone = [{ kind: 'gone', from: -Infinity, to: Infinity }]
    assert.deepEqual(overloaded({ resources: [{ ...one, outages: gone }] }), [0, 1, 2])
    const twice = [...outages, { kind: 'breakdown', from: day(1), to: day(3) }]
    const [load] = resourceLoads(input({ resources: [{ ...one, units: 2, outages: twice }] }))
    assert.equal(load!.days.get(day(1))!.capacity, 8 * 60)
  })

  test('a period has other units on its days, one less while a machine is out of service', ({
    assert,
  }) => {
    const one = { id: 9, units: 1, calendarId: null }
    const none = [{ from: day(1), to: day(2), units: 0 }]
    assert.deepEqual(overloaded({ resources: [{ ...one, periods: none }] }), [1])
    const half = [{ from: day(1), to: day(3), units: 0.5 }]
    assert.deepEqual(overloaded({ resources: [{ ...one, units: 4, periods: half }] }), [1, 2])
    const more = [{ from: day(0), to: day(2), units: 2 }]
    const assignments = [{ taskId: 1, resourceId: 9, units: 2 }]
    assert.deepEqual(overloaded({ assignments, resources: [{ ...one, periods: more }] }), [2])
    const outages = [{ kind: 'maintenance', from: day(1), to: day(2) }]
    const both = { ...one, periods: more, outages }
    assert.deepEqual(overloaded({ assignments, resources: [both] }), [1, 2])
  })

  test('what it can do follows from its own calendar', ({ assert }) => {
    assert.deepEqual(overloaded({ resources: [{ id: 9, units: 1, calendarId: 2 }] }), [1, 2])
    assert.deepEqual(overloaded({ resources: [{ id: 9, units: 2, calendarId: 2 }] }), [1])
  })

  test('what is done, or lies before the data date, is asked of nobody', ({ assert }) => {
    const assignments = [{ taskId: 1, resourceId: 9, units: 2 }]
    assert.deepEqual(overloaded({ assignments }), [0, 1, 2])
    assert.deepEqual(overloaded({ assignments, from: MONDAY + 1440 }), [1, 2])
    assert.deepEqual(overloaded({ assignments, tasks: [wall(false)] }), [])
  })

  test('begun work that waits asks for nothing until it goes on', ({ assert }) => {
    const begun = { ...wall(), left: 480 }
    const [load] = resourceLoads(input({ tasks: [begun], from: MONDAY + 1440 }))
    assert.deepEqual(
      [...load.days].map(([on, one]) => [on - day(0), one.load]),
      [
        [0, 480],
        [2, 480],
      ]
    )
  })

  test('crews cost their hours, what they wait between, and more for overtime', ({ assert }) => {
    const later = task(2, '2027-06-10T08:00', '2027-06-10T12:00')
    const assignments = [1, 2].map((taskId) => ({ taskId, resourceId: 9, units: 1 }))
    const first = task(1, '2027-06-07T08:00', '2027-06-07T17:00')
    const loads = resourceLoads(input({ tasks: [first, later], assignments }))
    const cost = crewCost({
      ...{ loads, from: null, calendarOf: () => firm, overtimeFactor: 1.5 },
      rates: new Map([[9, 100]]),
      overtimeOn: (on) => (on === day(3) ? 1 : 0),
    })
    // Tuesday, Wednesday, and the afternoon of Thursday
    assert.deepEqual(cost, { work: 1200, overtime: 200, idle: 2000 })
  })
})
