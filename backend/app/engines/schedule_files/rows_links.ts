import { parsePredecessors } from '#engines/scheduling/predecessors_text'
import type { Leftovers } from './leftovers.js'
import type { ScheduleRow } from './schedule_row.js'
import type { FileCalendar, FileLink, FileTask } from './schedule_file.js'

/**
 * Predecessors name a task by its code, its WBS code, or its row: counted from the first task, as
 * Project numbers them.
 */
export function linksOfRows(
  rows: readonly ScheduleRow[],
  tasks: readonly FileTask[],
  { minutesPerDay, rules }: FileCalendar,
  leftovers: Leftovers
): FileLink[] {
  const workdays = rules.week.filter((hours) => hours.length).length
  const units = { day: minutesPerDay, week: minutesPerDay * workdays }
  const named = new Map<string, string>()
  tasks.forEach(({ key }, index) => named.set(String(index + 1), key))
  tasks.forEach(({ key }, index) => rows[index]!.wbs && named.set(rows[index]!.wbs, key))
  tasks.forEach(({ key }, index) => rows[index]!.code && named.set(rows[index]!.code, key))
  const links = new Map<string, FileLink>()
  rows.forEach(({ predecessors, name }, index) => {
    const to = tasks[index]!.key
    const read = parsePredecessors(predecessors, units, (text) => named.has(text))
    for (const part of read.unread) leftovers.add('unread_predecessors', `${name}: ${part}`)
    for (const { code, type, lag } of read.links) {
      const from = named.get(code)
      const pair = `${from} ${to} ${type}`
      if (from === undefined) leftovers.add('unread_predecessors', `${name}: ${code}`)
      else if (links.has(pair)) leftovers.add('duplicate_links', name)
      else links.set(pair, { from, to, type, lag, isElapsed: false })
    }
  })
  return [...links.values()]
}
