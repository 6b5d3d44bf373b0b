import { dayOf, formatMoment, MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import type { Change } from '#production/schedules/change'
import type { Placed } from '#production/tasks/outline'

const MORNING = 7 * 60
const EVENING = 16 * 60

/**
 * Progress of a plan up to the data date, as a site reports it by the day: what was planned before is done,
 * what lies across is under way.
 * @param pace share of the planned work that is done in the same time: below 1 the site is late
 */
export function progressOf(outline: readonly Placed[], dataDate: Moment, pace: number): Change[] {
  const start = Math.min(...outline.map(({ task }) => task.earlyStart ?? Infinity))
  /** When a site of this pace gets to what was planned for a moment. */
  const reached = (planned: Moment) => Math.round(start + (planned - start) / pace)
  return outline
    .filter(({ kind, task }) => kind !== 'summary' && task.earlyStart !== null)
    .flatMap((placed) => {
      const from = reached(placed.task.earlyStart!)
      return from < dataDate
        ? [report(placed, from, reached(placed.task.earlyFinish!), dataDate)]
        : []
    })
}

function report({ kind, task }: Placed, from: Moment, to: Moment, dataDate: Moment): Change {
  const { id, duration } = task
  const actualStart = at(from, MORNING)
  if (kind !== 'task') {
    const fields = { actualStart, actualFinish: actualStart, percentComplete: 100 }
    return { op: 'update', id, fields }
  }
  if (to <= dataDate) {
    const fields = { actualStart, actualFinish: at(to, EVENING), percentComplete: 100 }
    return { op: 'update', id, fields }
  }
  const share = (dataDate - from) / (to - from)
  // a site says it in hours
  const remaining = Math.max(1, Math.round((duration * (1 - share)) / 60)) * 60
  const fields = { actualStart, remaining, percentComplete: Math.round(share * 100) }
  return { op: 'update', id, fields }
}

const at = (moment: Moment, minute: number) => formatMoment(dayOf(moment) * MINUTES_OF_DAY + minute)
