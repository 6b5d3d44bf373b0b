import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import type { FileTask } from './schedule_file.js'
import { readXerTask, summaryTask } from './xer_task.js'
import type { XerRow } from './xer_tables.js'
import { numberOf } from './xer_values.js'

const KEY_OF_WBS = 'wbs '
const SEPARATOR = '.'

/**
 * The tasks of a project below the nodes of its breakdown structure, whose root is the project itself.
 * @throws ScheduleFileError cycle_of_parents, duplicate_codes, no_tasks
 */
export function outlineOf(
  nodes: readonly XerRow[],
  rows: readonly XerRow[],
  calendars: ReadonlySet<string>,
  leftovers: Leftovers
): FileTask[] {
  const activities = rows.filter((row) => {
    const isSummary = row('task_type') === 'TT_WBS'
    if (isSummary) leftovers.add('wbs_activities', row('task_name'))
    return !isSummary
  })
  if (!activities.length) throw new ScheduleFileError('no_tasks')
  refuseDuplicates(activities.map((row) => row('task_id')))
  refuseDuplicates(activities.map((row) => row('task_code')))
  refuseDuplicates(nodes.map((row) => row('wbs_id')))
  const ids = new Set(nodes.map((row) => row('wbs_id')))
  const isRoot = (row: XerRow) => !ids.has(row('parent_wbs_id'))
  const outline = new Outline(activities, calendars, leftovers)
  const below = Map.groupBy(
    nodes.filter((row) => !isRoot(row)),
    (row) => row('parent_wbs_id')
  )
  const roots = nodes.filter(isRoot)
  for (const root of roots) outline.add(root('wbs_id'), null, '', below)
  outline.addWithout(ids)
  if (outline.count < ids.size) throw new ScheduleFileError('cycle_of_parents', 'PROJWBS')
  return outline.tasks
}

class Outline {
  readonly tasks: FileTask[] = []
  /** Nodes that were come to from a root. */
  count = 0
  private readonly within: Map<string, XerRow[]>
  private readonly codes: Set<string>

  constructor(
    private readonly activities: readonly XerRow[],
    private readonly calendars: ReadonlySet<string>,
    private readonly leftovers: Leftovers
  ) {
    this.within = Map.groupBy(activities, (row) => row('wbs_id'))
    this.codes = new Set(activities.map((row) => row('task_code')))
  }

  /** The activities of a node, then the nodes below it; without a summary for a root. */
  add(id: string, parent: string | null, path: string, below: ReadonlyMap<string, XerRow[]>) {
    const stack = [{ id, parent, path, row: null as XerRow | null }]
    while (stack.length) {
      const at = stack.pop()!
      this.count++
      const key = at.row ? KEY_OF_WBS + at.id : null
      if (at.row) this.tasks.push(summaryTask(key!, at.parent, this.free(at.path), at.row))
      for (const row of this.within.get(at.id) ?? []) this.push(row, key)
      const children = (below.get(at.id) ?? []).toSorted(
        (a, b) => (numberOf(a, 'seq_num') ?? 0) - (numberOf(b, 'seq_num') ?? 0)
      )
      for (const row of children.toReversed()) {
        const short = row('wbs_short_name') || row('wbs_id')
        const path = at.path ? at.path + SEPARATOR + short : short
        stack.push({ id: row('wbs_id'), parent: key, path, row })
      }
    }
  }

  /** Activities of nodes that the file does not have. */
  addWithout(nodes: ReadonlySet<string>) {
    for (const row of this.activities) if (!nodes.has(row('wbs_id'))) this.push(row, null)
  }

  private push(row: XerRow, parent: string | null) {
    this.tasks.push(readXerTask(row, parent, this.calendars, this.leftovers))
  }

  /** A code that no other has. */
  private free(code: string): string {
    let free = code
    for (let next = 2; this.codes.has(free); next++) free = `${code} (${next})`
    this.codes.add(free)
    return free
  }
}

function refuseDuplicates(values: readonly string[]) {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) throw new ScheduleFileError('duplicate_codes', value.slice(0, 60))
    seen.add(value)
  }
}
