import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { TimeRow } from '#engines/labour/timesheet'
import TimeEntry from '#people/time_entries/time_entry'
import type Timesheet from './timesheet.js'

export interface WantedRow extends TimeRow {
  note: string | null
}

type Wanted = Pick<TimeEntry, 'workedOn' | 'projectId' | 'taskId' | 'minutes' | 'note'>

const keyOf = ({
  workedOn,
  projectId,
  taskId,
}: Pick<Wanted, 'workedOn' | 'projectId' | 'taskId'>) => `${workedOn}:${projectId}:${taskId}`

/** Makes the stored hours those of the rows. What has not changed keeps who entered it. */
export async function keepEntries(
  uow: UnitOfWork,
  timesheet: Timesheet,
  days: readonly string[],
  rows: readonly WantedRow[]
) {
  const wanted = new Map(entriesOf(rows, days).map((entry) => [keyOf(entry), entry]))
  const stored = await TimeEntry.query({ client: uow.trx }).where('timesheetId', timesheet.id)
  for (const entry of stored) {
    const next = wanted.get(keyOf(entry))
    wanted.delete(keyOf(entry))
    if (!next) await entry.delete()
    else if (next.minutes !== entry.minutes || next.note !== entry.note)
      await entry.merge({ ...next, enteredBy: uow.actor.id }).save()
  }
  const owner = { timesheetId: timesheet.id, employeeId: timesheet.employeeId }
  await TimeEntry.createMany(
    [...wanted.values()].map((entry) => ({
      ...{ ...entry, ...owner, costMinor: null, enteredBy: uow.actor.id },
    })),
    { client: uow.trx }
  )
}

const entriesOf = (rows: readonly WantedRow[], days: readonly string[]): Wanted[] =>
  rows.flatMap(({ projectId, taskId, note, minutes }) =>
    minutes.flatMap((worked, day) =>
      worked ? [{ workedOn: days[day]!, projectId, taskId, note, minutes: worked }] : []
    )
  )
