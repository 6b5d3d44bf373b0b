import { numberOf } from './mspdi_values.js'
import type { FileAssignment, FileResource, FileTask } from './schedule_file.js'
import { textOf, type Record } from './xml_records.js'

export const MATERIAL = 0

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
