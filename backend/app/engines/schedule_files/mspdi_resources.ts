import { numberOf } from './mspdi_values.js'
import type { FileAssignment, FileCalendar, FileResource, FileTask } from './schedule_file.js'
import { textOf, type Record } from './xml_records.js'

const MATERIAL = 0

/** The resources that assignments name. */
export function readMspdiResources(
  records: readonly Record[],
  assignments: readonly Record[]
): FileResource[] {
  const used = new Set(assignments.map((record) => textOf(record, 'ResourceUID')))
  const seen = new Set<string>()
  return records.flatMap((record) => {
    const key = textOf(record, 'UID')
    const name = textOf(record, 'Name')
    if (!used.has(key) || !name || seen.has(key)) return []
    seen.add(key)
    const isMaterial = numberOf(record, 'Type') === MATERIAL
    return [
      {
        key,
        code: textOf(record, 'Code') || `R${key}`,
        name,
        kind: isMaterial ? 'material' : 'crew',
      },
    ]
  })
}

export function readMspdiAssignments(
  records: readonly Record[],
  tasks: readonly FileTask[],
  resources: readonly FileResource[]
): FileAssignment[] {
  const known = new Set(tasks.map(({ key }) => key))
  const named = new Set(resources.map(({ key }) => key))
  const pairs = new Map<string, FileAssignment>()
  for (const record of records) {
    const [task, resource] = [textOf(record, 'TaskUID'), textOf(record, 'ResourceUID')]
    if (!known.has(task) || !named.has(resource)) continue
    const units = numberOf(record, 'Units') ?? 1
    const pair = pairs.get(`${task} ${resource}`) ?? { task, resource, units: 0 }
    pair.units += units > 0 ? units : 1
    pairs.set(`${task} ${resource}`, pair)
  }
  return [...pairs.values()]
}

/**
 * The calendar of tasks with one working resource whose own hours are not those of the project: such a
 * task follows its resource.
 */
export function calendarsByResource(
  resources: readonly Record[],
  assignments: readonly Record[],
  calendars: readonly FileCalendar[],
  ofProject: string
): Map<string, string | null> {
  const rules = new Map(calendars.map(({ key, rules }) => [key, JSON.stringify(rules)]))
  const own = new Map<string, string>()
  for (const record of resources) {
    const key = textOf(record, 'CalendarUID')
    const isWork = numberOf(record, 'Type') !== MATERIAL
    const isOther = rules.has(key) && rules.get(key) !== rules.get(ofProject)
    if (isWork && isOther) own.set(textOf(record, 'UID'), key)
  }
  const byTask = Map.groupBy(assignments, (record) => textOf(record, 'TaskUID'))
  return new Map(
    [...byTask].map(([task, records]) => [
      task,
      records.length === 1 ? (own.get(textOf(records[0], 'ResourceUID')) ?? null) : null,
    ])
  )
}
