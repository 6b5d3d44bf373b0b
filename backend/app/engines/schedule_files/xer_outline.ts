import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import type { FileTask } from './schedule_file.js'
import { readXerTask, summaryTask } from './xer_task.js'
import type { XerRow } from './xer_tables.js'
import { numberOf } from './xer_values.js'

const KEY_OF_WBS = 'wbs '
const SEPARATOR = '.'

interface Rows {
  nodes: readonly XerRow[]
  activities: readonly XerRow[]
  /** Whether the portal has written them. */
  isOwn: boolean
}

/** A row that waits for its turn; of a root there is none. */
interface Place {
  row: XerRow | null
  isNode: boolean
  id: string
  parent: string | null
  path: string
}

/**
 * The tasks of a project below the nodes of its breakdown structure, whose root is the project itself.
 * @throws ScheduleFileError cycle_of_parents, duplicate_codes, no_tasks
 */
export function outlineOf(
  { nodes, activities: rows, isOwn }: Rows,
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
  const outline = new Outline({ nodes, activities, isOwn }, calendars, leftovers)
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
    private readonly rows: Rows,
    private readonly calendars: ReadonlySet<string>,
    private readonly leftovers: Leftovers
  ) {
    this.within = Map.groupBy(rows.activities, (row) => row('wbs_id'))
    this.codes = new Set(rows.activities.map((row) => row('task_code')))
  }

  /** What a node holds, and what the nodes below it hold; without a summary for a root. */
  add(id: string, parent: string | null, path: string, below: ReadonlyMap<string, XerRow[]>) {
    const stack: Place[] = [{ id, parent, path, row: null, isNode: true }]
    while (stack.length) {
      const at = stack.pop()!
      if (!at.isNode) {
        this.push(at.row!, at.parent)
        continue
      }
      this.count++
      const key = at.row ? KEY_OF_WBS + at.id : null
      if (at.row) this.tasks.push(summaryTask(key!, at.parent, this.free(at.path), at.row))
      for (const place of this.heldBy(at, key, below).toReversed()) stack.push(place)
    }
  }

  /** The activities of a node, then the nodes below it; in a file of our own as they stood. */
  private heldBy(
    { id, path: above }: Place,
    parent: string | null,
    below: ReadonlyMap<string, XerRow[]>
  ): Place[] {
    const activities = (this.within.get(id) ?? []).map((row) => {
      return { row, isNode: false, id: row('task_id'), parent, path: '' }
    })
    const nodes = (below.get(id) ?? []).map((row) => {
      const short = row('wbs_short_name') || row('wbs_id')
      const path = above ? above + SEPARATOR + short : short
      return { row, isNode: true, id: row('wbs_id'), parent, path }
    })
    const inTurn = nodes.toSorted((a, b) => placeOf(a) - placeOf(b))
    if (!this.rows.isOwn) return [...activities, ...inTurn]
    return [...activities, ...inTurn].toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  /** Activities of nodes that the file does not have. */
  addWithout(nodes: ReadonlySet<string>) {
    for (const row of this.rows.activities) if (!nodes.has(row('wbs_id'))) this.push(row, null)
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

const placeOf = ({ row, isNode }: { row: XerRow; isNode: boolean }) =>
  numberOf(row, isNode ? 'seq_num' : 'task_id') ?? 0

function refuseDuplicates(values: readonly string[]) {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) throw new ScheduleFileError('duplicate_codes', value.slice(0, 60))
    seen.add(value)
  }
}
