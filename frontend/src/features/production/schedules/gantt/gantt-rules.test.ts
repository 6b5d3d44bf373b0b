import { describe, expect, it } from 'vitest'
import { parseMoment } from '@binaa/backend/moment'
import { calendarsOf } from '../plan/engine-plan'
import { finishToStart, makeSchedule } from '../plan/plan-fixtures'
import { dateOf, momentOf } from './chart/time'
import { withoutForeignFonts } from './chart/stylesheet'
import { editOf, stepEdit } from './edits/task-edits'
import { withChange } from './edits/pending'
import { actionOf } from './keys'
import { bucketsOf } from '@binaa/backend/resource-load'
import { resourceLoads } from './histogram/load'
import { changesOf, formOf } from './task-drawer/task-facts'
import { durationText } from '../plan/units'

const DAY = 1440
const schedule = makeSchedule({
  tasks: [
    {
      id: 1,
      code: 'A1',
      duration: 960,
      earlyStart: '2026-11-25T08:00',
      earlyFinish: '2026-11-26T17:00',
    },
    { id: 2, code: 'A2', earlyStart: '2026-11-25T08:00', earlyFinish: '2026-11-25T17:00' },
  ],
  links: [finishToStart(1, 2)],
  more: {
    resources: [
      {
        id: 9,
        code: 'CR',
        name: 'Crane',
        nameAr: null,
        kind: 'equipment',
        capacity: '1',
        calendarId: null,
        costPerHour: null,
        periods: [],
        downtime: [],
      },
    ],
    assignments: [
      { taskId: 1, resourceId: 9, units: '1' },
      { taskId: 2, resourceId: 9, units: '0.5' },
    ],
  },
})
const [first] = schedule.tasks
const calendar = calendarsOf(schedule).get(1)!
const span = (from: string, to: string) => [parseMoment(from), parseMoment(to)] as const

describe('what a drag states', () => {
  it('a move never changes the duration', () => {
    const dragged = {
      taskId: 1,
      mode: 'move' as const,
      edge: 'start' as const,
      progress: 0,
      span: span('2026-11-27T09:40', '2026-11-28T18:40'),
    }
    // Friday is closed: the task goes to Sunday
    expect(editOf(first!, dragged, calendar, DAY)).toEqual({
      constraintKind: 'start_no_earlier',
      constraintAt: '2026-11-29T08:00',
    })
    const pinned = { ...first!, pinnedStart: '2026-11-25T08:00' }
    expect(editOf(pinned, dragged, calendar, DAY)).toEqual({ pinnedStart: '2026-11-29T08:00' })
  })

  it('its end sets the duration in working time, over a weekend too', () => {
    const dragged = {
      taskId: 1,
      mode: 'resize' as const,
      edge: 'finish' as const,
      progress: 0,
      span: span('2026-11-25T08:00', '2026-11-29T17:00'),
    }
    expect(editOf(first!, dragged, calendar, DAY)).toEqual({ duration: 1440 })
  })

  it('the arrows step over closed days in both directions', () => {
    expect(stepEdit(first!, 'move', DAY, calendar)).toMatchObject({
      constraintAt: '2026-11-26T08:00',
    })
    const sunday = { ...first!, earlyStart: '2026-11-29T08:00', earlyFinish: '2026-11-30T17:00' }
    expect(stepEdit(sunday, 'move', -DAY, calendar)).toMatchObject({
      constraintAt: '2026-11-26T08:00',
    })
    expect(
      stepEdit({ ...first!, actualStart: '2026-11-25T08:00' }, 'move', DAY, calendar)
    ).toBeNull()
  })

  it('of each fact only the last counts', () => {
    const once = withChange([], { op: 'update', id: 1, fields: { duration: 480 } })
    const twice = withChange(once, { op: 'update', id: 1, fields: { duration: 960 } })
    expect(twice).toEqual([{ op: 'update', id: 1, fields: { duration: 960 } }])
  })
})

describe('the load of a resource', () => {
  it('adds up what its tasks ask of it on each day', () => {
    const [crane] = resourceLoads(schedule, new Map())
    const [wednesday, thursday] = bucketsOf(crane!, 1)
    expect(wednesday).toMatchObject({ load: 720, capacity: 480, isOver: true, tasks: [1, 2] })
    expect(thursday).toMatchObject({ load: 480, capacity: 480, isOver: false, tasks: [1] })
    expect(crane!.overloaded).toHaveLength(1)
  })

  it('is more than there is while its machine is out of service', () => {
    const downtime = [
      { kind: 'maintenance' as const, fromOn: '2026-11-26', backOn: '2026-11-27', isOpen: false },
    ]
    const resources = schedule.resources.map((one) => ({ ...one, downtime }))
    const [crane] = resourceLoads({ ...schedule, resources }, new Map())
    expect(bucketsOf(crane!, 1)[1]).toMatchObject({ capacity: 0, isOver: true })
    expect(crane!.overloaded).toHaveLength(2)
  })

  it('is more than there is only on the days of a period with fewer units', () => {
    const period = { from: '2026-11-26', to: '2026-11-26', units: '0.5', note: null }
    const resources = schedule.resources.map((one) => ({
      ...{ ...one, capacity: '2', periods: [period] },
    }))
    const [crane] = resourceLoads({ ...schedule, resources }, new Map())
    const [wednesday, thursday] = bucketsOf(crane!, 1)
    expect(wednesday).toMatchObject({ capacity: 960, isOver: false })
    expect(thursday).toMatchObject({ capacity: 240, isOver: true })
    expect(crane!.overloaded).toEqual([thursday!.from])
  })

  it('is that of the previewed dates', () => {
    const moved = new Map([[2, ['2026-11-29T08:00', '2026-11-29T17:00'] as const]])
    const [crane] = resourceLoads(schedule, moved)
    expect(crane!.overloaded).toEqual([])
    expect(bucketsOf(crane!, 7).map(({ load }) => load)).toEqual([960, 240])
  })
})

describe('the form of a task', () => {
  it('that is not touched changes nothing', () => {
    const second = schedule.tasks[1]!
    expect(changesOf(schedule, second, formOf(schedule, second, 'en'))).toEqual({
      changes: [],
      unread: [],
    })
  })

  it('turns predecessors and resources into changes', () => {
    const second = schedule.tasks[1]!
    const form = { ...formOf(schedule, second, 'en'), predecessors: 'A1SS+2d', resources: [] }
    expect(changesOf(schedule, second, form).changes).toEqual([
      { op: 'link', fromId: 1, toId: 2, type: 'SS', lag: 960 },
      { op: 'unassign', taskId: 2, resourceId: 9 },
    ])
    const unknown = { ...form, predecessors: 'A9' }
    expect(changesOf(schedule, second, unknown).unread).toEqual(['predecessors'])
  })
})

describe('around the chart', () => {
  it('moments survive the library whatever the zone of the browser is', () => {
    for (const text of ['2026-11-24T08:00', '2027-03-31T17:30', '1999-12-31T23:59'])
      expect(momentOf(dateOf(parseMoment(text)))).toBe(parseMoment(text))
  })

  it('arrows run with time in both languages', () => {
    const key = { code: '', altKey: false, metaKey: false, ctrlKey: false, shiftKey: true }
    expect(actionOf({ ...key, key: 'ArrowRight' })).toEqual({ do: 'step', mode: 'move', steps: 1 })
    expect(actionOf({ ...key, key: 'ArrowLeft', ctrlKey: true })).toEqual({
      do: 'step',
      mode: 'resize',
      steps: -1,
    })
  })

  it('no font is fetched from a foreign server', () => {
    const css = '@font-face{font-family:Inter;src:url(https://fonts.example/x.ttf)}.a{color:red}'
    expect(withoutForeignFonts(css)).toBe('.a{color:red}')
  })

  it('writes durations in the letters of the language', () => {
    expect(durationText(1200, { day: 480, week: 2400 }, 'ar')).toBe('2ي 4س')
    expect(durationText(1200, { day: 480, week: 2400 }, 'en')).toBe('2d 4h')
  })
})
