import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import type { FileAssignment, FileLink, FileResource, FileTask } from './schedule_file.js'
import type { XerRow } from './xer_tables.js'
import { LINK_CODES, minutesOf, numberOf } from './xer_values.js'

/** @throws ScheduleFileError too_large */
export function readXerLinks(
  rows: readonly XerRow[],
  project: string,
  tasks: readonly FileTask[],
  leftovers: Leftovers
): FileLink[] {
  if (rows.length > SCHEDULE_FILE.links) throw new ScheduleFileError('too_large')
  const names = new Map(tasks.map(({ key, name }) => [key, name]))
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    if (row('proj_id') !== project && row('pred_proj_id') !== project) return []
    const [from, to] = [row('pred_task_id'), row('task_id')]
    const type = LINK_CODES[row('pred_type')] ?? 'FS'
    const name = names.get(to) ?? names.get(from) ?? ''
    if (!names.has(from) || !names.has(to)) leftovers.add('links_to_other_projects', name)
    else if (seen.has(`${from} ${to} ${type}`)) leftovers.add('duplicate_links', name)
    else {
      seen.add(`${from} ${to} ${type}`)
      return [{ from, to, type, lag: minutesOf(row, 'lag_hr_cnt') ?? 0, isElapsed: false }]
    }
    return []
  })
}

const KINDS: Record<string, FileResource['kind']> = {
  RT_Labor: 'crew',
  RT_Equip: 'equipment',
  RT_Mat: 'material',
}

/** The resources that the assignments name. */
export function readXerResources(
  rows: readonly XerRow[],
  assignments: readonly XerRow[]
): FileResource[] {
  const used = new Set(assignments.map((row) => row('rsrc_id')))
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const key = row('rsrc_id')
    if (!used.has(key) || seen.has(key)) return []
    seen.add(key)
    const code = row('rsrc_short_name') || key
    const kind = KINDS[row('rsrc_type')] ?? 'crew'
    return [{ key, code, name: row('rsrc_name') || code, kind }]
  })
}

export function readXerAssignments(
  rows: readonly XerRow[],
  tasks: readonly FileTask[],
  resources: readonly FileResource[]
): FileAssignment[] {
  const known = new Set(tasks.map(({ key }) => key))
  const named = new Set(resources.map(({ key }) => key))
  const pairs = new Map<string, FileAssignment>()
  for (const row of rows) {
    const [task, resource] = [row('task_id'), row('rsrc_id')]
    if (!known.has(task) || !named.has(resource)) continue
    const pair = pairs.get(`${task} ${resource}`) ?? { task, resource, units: 0 }
    pair.units += numberOf(row, 'target_qty_per_hr') ?? 1
    pairs.set(`${task} ${resource}`, pair)
  }
  return [...pairs.values()].map((pair) => ({ ...pair, units: pair.units > 0 ? pair.units : 1 }))
}
