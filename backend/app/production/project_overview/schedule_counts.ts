import { isLate } from '#engines/scheduling/lateness'
import { formatDay, dayOf } from '#engines/scheduling/moment'
import Baseline from '#production/baselines/baseline'
import type { Placed } from '#production/tasks/outline'

/** How much of a schedule there is, what of it is done, and what of the rest is late or critical. */
export async function scheduleCounts(
  projectId: number,
  outline: readonly Placed[],
  dataDate: number | null
) {
  const work = outline.filter(({ kind }) => kind !== 'summary').map(({ task }) => task)
  const open = work.filter(({ actualFinish }) => actualFinish === null)
  const last = await Baseline.query()
    .where('projectId', projectId)
    .orderBy('takenOn', 'desc')
    .orderBy('id', 'desc')
    .first()
  return {
    tasks: work.length,
    done: work.length - open.length,
    late: work.filter((task) => isLate(task)).length,
    critical: open.filter(({ isCritical }) => isCritical).length,
    dataDateOn: dataDate === null ? null : formatDay(dayOf(dataDate)),
    lastBaseline: last && { name: last.name, takenOn: last.takenOn },
  }
}
