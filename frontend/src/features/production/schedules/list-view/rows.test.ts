import { expect, test } from 'vitest'
import { makeSchedule } from '../plan/plan-fixtures'
import { contentOf } from '../gantt/rows'
import { rowsOf, type Filters } from './rows'

const NO_FILTER: Filters = {
  ...{ text: '', isCritical: false, isLate: false, isWaiting: false, resourceId: null },
}
const dated = { earlyStart: '2026-11-25T08:00', earlyFinish: '2026-11-26T17:00' }
const schedule = makeSchedule({
  tasks: [
    { id: 1, name: 'Frame', kind: 'summary' },
    { id: 2, name: 'Columns', parentId: 1, ...dated },
    { id: 3, name: 'Slab', parentId: 1, ...dated, actualStart: '2026-11-25T08:00' },
    { id: 4, name: 'Walls', ...dated },
  ],
  more: {
    materials: [
      { taskId: 2, readyOn: '2026-11-26', complete: true },
      { taskId: 3, readyOn: '2026-11-27', complete: true },
      { taskId: 4, readyOn: '2026-11-25', complete: false },
    ],
  },
})

const shown = (filters: Filters) => {
  const none = new Map<number, never>()
  const input = { schedule, filters, collapsed: new Set<number>() }
  return rowsOf({ ...input, predecessors: none, resources: none }, none)
}

test('rows know when the material of their task is there', () => {
  expect(shown(NO_FILTER).map(({ readyOn }) => readyOn)).toEqual([
    null,
    '2026-11-26',
    '2026-11-27',
    '2026-11-25',
  ])
})

test('late material is that of work which has not begun, with the summaries above it', () => {
  const late = shown({ ...NO_FILTER, isWaiting: true })
  expect(late.map(({ task }) => task.name)).toEqual(['Frame', 'Columns'])
})

test('the chart marks it where it comes after the bar begins, also of previewed dates', () => {
  const layers = { baseline: true, slack: true, critical: true, links: true }
  const marked = (moved: [number, string, string][]) => {
    const preview = {
      moved: moved.map(([id, start, finish]) => ({
        ...{ id, from: [null, null], to: [start, finish] },
      })),
      ...{ finish: { before: null, after: null }, missedDeadlines: [] },
      ...{ lateMilestones: [], conflicts: [] },
    } as Parameters<typeof contentOf>[0]['preview']
    const { tasks } = contentOf({ schedule, preview, baseline: null, layers })
    return tasks.filter(({ marks }) => marks.materialAt !== null).map(({ id }) => id)
  }
  expect(marked([])).toEqual([2])
  expect(marked([[2, '2026-11-29T08:00', '2026-11-30T17:00']])).toEqual([])
  expect(marked([[4, '2026-11-24T08:00', '2026-11-25T17:00']])).toEqual([2, 4])
})
