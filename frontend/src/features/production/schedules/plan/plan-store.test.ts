import { describe, expect, it } from 'vitest'
import type { InternalAxiosRequestConfig } from 'axios'
import { calls, fakeApi } from '../../../../test/fake-api'
import { applyChanges } from './apply-changes'
import { finishToStart, makeSchedule } from './plan-fixtures'
import { PlanStore } from './plan-store'
import type { RemovedBranch } from './removed'
import { newRef } from './refs'
import type { Change, ScheduleAnswer } from './types'

const day = (days: number) => days * 480

/** A5, B3, C4, D2 with links of all kinds: the test card of the engine. */
const card = () =>
  makeSchedule({
    tasks: [
      { id: 1, name: 'A', duration: day(5) },
      { id: 2, name: 'B', duration: day(3) },
      { id: 3, name: 'C', duration: day(4) },
      { id: 4, name: 'D', duration: day(2) },
    ],
    links: [
      finishToStart(1, 2, day(1)),
      { fromId: 1, toId: 3, type: 'SS', lag: day(2) },
      finishToStart(2, 4),
      { fromId: 3, toId: 4, type: 'FF', lag: day(1) },
    ],
  })

const bodyOf = (config: InternalAxiosRequestConfig) =>
  JSON.parse(String(config.data)) as { changes: Change[] }

/** A server that takes every change to a schedule and computes nothing. */
function agreeing(schedule = card()) {
  let now = schedule
  let id = 100
  const removed = new Map<number, RemovedBranch>()
  fakeApi((config) => {
    const { changes } = bodyOf(config)
    const refs: Record<string, number> = {}
    for (const change of changes) if (change.op === 'add') refs[change.ref] = ++id
    const made = applyChanges(now, changes, removed).schedule
    const real = (local: number) => refs[String(local)] ?? local
    const tasks = made.tasks.map((task) => ({ ...task, id: real(task.id) }))
    now = { ...made, tasks, version: now.version + 1 }
    const { version, settings, links, assignments } = now
    const order = tasks.map((task) => task.id)
    const rest = { finish: null, tasks: [], removed: [], links, assignments }
    return { body: { version, settings, refs, order, ...rest } }
  })
}

const shownOf = (store: PlanStore) => store.getSnapshot().schedule
const names = (schedule: ScheduleAnswer) => schedule.tasks.map(({ wbs, name }) => `${wbs} ${name}`)

describe('changes', () => {
  it('show at once with the dates of the engine', async () => {
    agreeing()
    const store = new PlanStore(card())
    const saved = store.getSnapshot().apply([{ op: 'update', id: 1, fields: { duration: day(6) } }])
    const [a, b, c, d] = shownOf(store).tasks
    expect(a).toMatchObject({ earlyStart: '2026-11-22T08:00', earlyFinish: '2026-11-29T17:00' })
    expect(b).toMatchObject({ earlyStart: '2026-12-01T08:00', isCritical: true, totalFloat: 0 })
    expect(c).toMatchObject({ totalFloat: day(5), isCritical: false })
    expect(d!.earlyFinish).toBe('2026-12-07T17:00')
    expect(store.getSnapshot().isSaving).toBe(true)
    await saved
    expect(store.getSnapshot().isSaving).toBe(false)
    expect(shownOf(store).version).toBe(4)
  })

  it('leave tasks alone that they do not move', () => {
    agreeing()
    const store = new PlanStore(card())
    void store.getSnapshot().apply([{ op: 'update', id: 1, fields: { name: 'First' } }])
    const before = shownOf(store).tasks
    void store.getSnapshot().apply([{ op: 'update', id: 4, fields: { note: 'x' } }])
    expect(shownOf(store).tasks.slice(0, 3)).toEqual(before.slice(0, 3))
    expect(shownOf(store).tasks[1]).toBe(before[1])
  })

  it('are sent one after the other, each on the version that the one before made', async () => {
    agreeing()
    const store = new PlanStore(card())
    const { apply } = store.getSnapshot()
    const ref = newRef()
    const added = apply([{ op: 'add', ref, afterId: 4, fields: { name: 'E' } }])
    await Promise.all([
      added,
      apply([{ op: 'link', fromId: 4, toId: Number(ref), type: 'FS', lag: 0 }]),
    ])
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"'])
    // the server has given it an id meanwhile; on the page it keeps the one it was made with
    expect(bodyOf(calls[1]!).changes[0]).toMatchObject({ fromId: 4, toId: 101 })
    expect(shownOf(store).tasks.at(-1)).toMatchObject({ id: Number(ref), name: 'E' })
    expect(store.getSnapshot().serverIdOf(Number(ref))).toBe(101)
  })

  it('are taken back when the server refuses them, and only they', async () => {
    const store = new PlanStore(card())
    let tries = 0
    agreeing()
    const accepted = store.getSnapshot().apply([{ op: 'update', id: 2, fields: { name: 'Kept' } }])
    await accepted
    fakeApi(() => {
      tries += 1
      return { status: 409, body: { code: 'SCHEDULE_CYCLE', message: 'A → B → A' } }
    })
    const refused = store
      .getSnapshot()
      .apply([{ op: 'link', fromId: 2, toId: 1, type: 'FS', lag: 0 }])
    await expect(refused).rejects.toMatchObject({ status: 409, detail: 'A → B → A' })
    expect(tries).toBe(1)
    expect(shownOf(store).links).toHaveLength(4)
    expect(shownOf(store).tasks[1]!.name).toBe('Kept')
    expect(store.getSnapshot().canUndo).toBe(true)
  })

  it('wait when there is no answer, and keep their key for the next try', async () => {
    const store = new PlanStore(card())
    fakeApi(() => ({ status: 503, body: { message: 'down' } }))
    const saved = store.getSnapshot().apply([{ op: 'update', id: 1, fields: { name: 'Mine' } }])
    await expect.poll(() => store.getSnapshot().isUnsent).toBe(true)
    expect(shownOf(store).tasks[0]!.name).toBe('Mine')
    const key = calls[0]!.headers.get('Idempotency-Key')
    agreeing()
    store.getSnapshot().retry()
    await saved
    expect(calls[0]!.headers.get('Idempotency-Key')).toBe(key)
    expect(store.getSnapshot().isUnsent).toBe(false)
  })
})

describe('undo', () => {
  const outline = () =>
    makeSchedule({
      tasks: [
        { id: 1, name: 'Substructure' },
        { id: 2, name: 'Excavation', parentId: 1 },
        { id: 3, name: 'Blinding', parentId: 1 },
        { id: 4, name: 'Frame' },
      ],
      links: [finishToStart(2, 3), finishToStart(3, 4, 60)],
      more: { assignments: [{ taskId: 3, resourceId: 5, units: '2.0000' }] },
    })

  const cases: [string, Change[]][] = [
    ['a fact', [{ op: 'update', id: 2, fields: { duration: 60, deadline: '2026-12-01T17:00' } }]],
    ['a new task', [{ op: 'add', ref: newRef(), parentId: 1, afterId: 2, fields: { name: 'N' } }]],
    ['removing a summary', [{ op: 'remove', id: 1 }]],
    ['a move', [{ op: 'move', id: 4, parentId: 1, afterId: null }]],
    ['a move out', [{ op: 'move', id: 2, parentId: null, afterId: 4 }]],
    [
      'links',
      [
        { op: 'link', fromId: 2, toId: 3, type: 'SS', lag: 30 },
        { op: 'unlink', fromId: 3, toId: 4 },
      ],
    ],
    [
      'resources',
      [
        { op: 'assign', taskId: 2, resourceId: 5, units: '1' },
        { op: 'unassign', taskId: 3, resourceId: 5 },
      ],
    ],
    ['settings', [{ op: 'settings', fields: { criticalFloat: 480 } }]],
  ]

  it.each(cases)('takes back %s, and redo makes it again', async (_, changes) => {
    agreeing(outline())
    const store = new PlanStore(outline())
    // the dates as the engine has them
    await store.getSnapshot().apply([{ op: 'update', id: 4, fields: { note: 'first' } }])
    const facts = () => {
      const { tasks, links, assignments, settings } = shownOf(store)
      const pairs = [...links.map((link) => JSON.stringify(link))].sort()
      return {
        tasks,
        pairs,
        assignments: new Set(assignments.map((one) => JSON.stringify(one))),
        settings,
      }
    }
    const before = facts()
    await store.getSnapshot().apply(changes)
    const after = facts()
    expect(after).not.toEqual(before)
    await store.getSnapshot().undo()
    expect(facts()).toEqual(before)
    await store.getSnapshot().redo()
    expect(facts()).toEqual(after)
    await store.getSnapshot().undo()
    expect(facts()).toEqual(before)
  })

  it('keeps the outline in order', async () => {
    agreeing(outline())
    const store = new PlanStore(outline())
    await store.getSnapshot().apply([{ op: 'move', id: 3, parentId: null, afterId: 1 }])
    expect(names(shownOf(store))).toEqual([
      '1 Substructure',
      '1.1 Excavation',
      '2 Blinding',
      '3 Frame',
    ])
    await store.getSnapshot().apply([{ op: 'remove', id: 2 }])
    expect(shownOf(store).tasks[0]!.kind).toBe('task')
    await store.getSnapshot().undo()
    expect(shownOf(store).tasks[0]!.kind).toBe('summary')
  })
})

describe('a preview', () => {
  it('says what would move, and changes nothing', async () => {
    agreeing()
    const due = { name: 'Handover', nameAr: null, taskId: 4 }
    const store = new PlanStore({
      ...card(),
      milestones: [
        { ...due, id: 1, contractOn: '2026-12-06' },
        { ...due, id: 2, contractOn: '2026-12-01' },
      ],
    })
    await store.getSnapshot().apply([{ op: 'update', id: 1, fields: { note: 'x' } }])
    const before = shownOf(store)
    const preview = store
      .getSnapshot()
      .preview([
        { op: 'update', id: 2, fields: { duration: day(4), deadline: '2026-12-01T17:00' } },
      ])
    expect(preview.moved.map(({ id }) => id)).toEqual([2, 4])
    expect(preview.moved[1]!.to).toEqual(['2026-12-06T08:00', '2026-12-07T17:00'])
    expect(preview.finish).toEqual({ before: '2026-12-06T17:00', after: '2026-12-07T17:00' })
    expect(preview.missedDeadlines).toEqual([2])
    // of two milestones the one that is late already is no news
    expect(preview.lateMilestones).toEqual([{ id: 1, days: 1 }])
    expect(shownOf(store)).toBe(before)
    const again = store
      .getSnapshot()
      .preview([{ op: 'update', id: 2, fields: { duration: day(3) } }])
    expect(again.moved).toEqual([])
  })
})

describe('a change by someone else', () => {
  it('is shown, and the own one can be made again on it', async () => {
    const store = new PlanStore(card())
    const theirs = card()
    theirs.version = 9
    theirs.tasks[3] = { ...theirs.tasks[3]!, name: 'Handover', duration: day(1) }
    fakeApi(({ method }) =>
      method === 'get'
        ? { body: theirs }
        : { status: 412, body: { changedBy: 'Sara', changedAt: '2026-11-25T08:00:00Z' } }
    )
    const saved = store.getSnapshot().apply([{ op: 'update', id: 1, fields: { name: 'Mine' } }])
    await expect.poll(() => store.getSnapshot().conflict).not.toBeNull()
    const conflict = store.getSnapshot().conflict!
    expect(conflict).toMatchObject({ changedBy: 'Sara', mine: 1 })
    expect(conflict.theirs).toEqual([
      { kind: 'changed', name: 'Handover', nameAr: null, fields: ['name', 'duration'] },
    ])
    expect(shownOf(store).tasks.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'Handover'])
    agreeing(theirs)
    await conflict.reapply()
    await saved
    expect(calls[0]!.headers.get('If-Match')).toBe('"9"')
    expect(shownOf(store).tasks.map(({ name }) => name)).toEqual(['Mine', 'B', 'C', 'Handover'])
    expect(store.getSnapshot()).toMatchObject({ conflict: null, canUndo: true })
  })
})
