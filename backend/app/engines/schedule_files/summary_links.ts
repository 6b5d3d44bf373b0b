import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import type { FileLink, ScheduleFile } from './schedule_file.js'

/**
 * Links whose ends are tasks: what follows the end of a summary follows the end of each of its tasks,
 * and what a summary may begin after, so may each of them. Others of summaries mean nothing of the kind
 * and are counted.
 * @throws ScheduleFileError too_large
 */
export function linksBetweenLeaves(
  { tasks, links }: ScheduleFile,
  leftovers: Leftovers,
  onDropped: (link: FileLink) => void = () => {}
): FileLink[] {
  const children = Map.groupBy(tasks, ({ parent }) => parent)
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const isSummary = (key: string) => byKey.get(key)!.kind === 'summary'
  const leaves = new Map<string, string[]>()
  const leavesOf = (key: string): string[] => {
    if (!isSummary(key)) return [key]
    const known = leaves.get(key)
    if (known) return known
    const found = (children.get(key) ?? []).flatMap((child) => leavesOf(child.key))
    leaves.set(key, found)
    return found
  }
  const made = new Map<string, FileLink>()
  for (const link of links) {
    const isTold = !isSummary(link.from) || link.type[0] === 'F'
    const isHeard = !isSummary(link.to) || link.type[1] === 'S'
    if (!isTold || !isHeard) {
      leftovers.add('links_of_summaries', byKey.get(link.to)!.name)
      onDropped(link)
      continue
    }
    for (const from of leavesOf(link.from))
      for (const to of leavesOf(link.to)) {
        // a task within the summary that it follows can follow no more than the others
        if (from !== to) keepLater(made, { ...link, from, to })
        if (made.size > SCHEDULE_FILE.links) throw new ScheduleFileError('too_large')
      }
  }
  return [...made.values()]
}

/** Of several links of one kind between two tasks the one that asks for more. */
function keepLater(made: Map<string, FileLink>, link: FileLink) {
  const pair = `${link.from} ${link.to} ${link.type}`
  const other = made.get(pair)
  if (!other || other.lag < link.lag) made.set(pair, link)
}
