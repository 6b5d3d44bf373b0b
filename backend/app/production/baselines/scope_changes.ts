import { formatMoney } from '#engines/money/money'
import { formatMoment, momentText } from '#engines/scheduling/moment'
import type { Placed } from '#production/tasks/outline'
import type { Task } from '#production/tasks/task'
import type { BaselineDates } from './baseline_dates.js'
import type { Show } from './present_baseline.js'

interface Compared {
  outline: readonly Placed[]
  /** By id, removed ones too. */
  tasks: ReadonlyMap<number, Task>
  planned: ReadonlyMap<number, BaselineDates>
}

/** What has become part of the schedule since a baseline was taken, and what no longer is. */
export function scopeChanges(
  { outline, tasks, planned }: Compared,
  { currency, prices }: Pick<Show, 'currency' | 'prices'>
) {
  const money = (minor: number | null) => (prices ? formatMoney(minor ?? 0, currency) : null)
  const isThere = new Set(outline.map(({ task }) => task.id))
  return {
    added: outline
      .filter(({ task, kind }) => kind !== 'summary' && !planned.has(task.id))
      .map(({ task, kind }) => ({
        ...namesOf(task),
        kind,
        ...{ start: momentText(task.earlyStart), finish: momentText(task.earlyFinish) },
        budget: money(task.budgetMinor),
      })),
    removed: [...planned].flatMap(([id, { start, finish, budgetMinor, wasSummary }]) => {
      const task = tasks.get(id)
      if (!task || isThere.has(id) || (wasSummary ?? task.kind === 'summary')) return []
      return [
        {
          ...{ ...namesOf(task), kind: task.kind },
          ...{ start: formatMoment(start), finish: formatMoment(finish) },
          budget: money(budgetMinor),
        },
      ]
    }),
  }
}

const namesOf = ({ id: taskId, code, name, nameAr }: Task) => ({ taskId, code, name, nameAr })
