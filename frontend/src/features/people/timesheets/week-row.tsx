import { useIsRtl } from '../../../kit/use-is-rtl'
import { CellError } from './cell-error'
import { ChoiceCell } from './choice-cell'
import { isClosed } from './day-head'
import { minutesIn, totalOfRow, type DraftRow } from './draft'
import { onHoursKey, pasted } from './grid-keys'
import { HoursCell } from './hours-cell'
import { HoursText } from './hours-text'
import { LineApproval } from './line-approval'
import { RemoveRow } from './remove-row'
import type { Timesheet } from './timesheet'
import type { WeekDraft } from './use-save-week'
import styles from './week-grid.module.css'
import { openDays, rowActions } from './week-rows'

interface GridRowProps {
  timesheet: Timesheet
  draft: WeekDraft
  row: DraftRow
  at: number
  goTo: (row: number, day: number) => void
}

/** One project and task with its hours of the week. */
export function GridRow({ timesheet, draft, row, at, goTo }: GridRowProps) {
  return (
    <tr>
      <ProjectCell {...{ timesheet, draft, row, at }} />
      <TaskCell {...{ timesheet, draft, row, at }} />
      {timesheet.days.map((day, place) => (
        <td key={day.on} className={isClosed(day) ? styles.closed : undefined}>
          <DayCell {...{ timesheet, draft, row, at, goTo }} day={place} />
        </td>
      ))}
      <td className={styles.total}>
        <HoursText minutes={totalOfRow(row)} />
        {timesheet.can.update ? <RemoveRow size="small" draft={draft} at={at} /> : null}
      </td>
    </tr>
  )
}

type NameCellProps = Omit<GridRowProps, 'goTo'>

function ProjectCell({ timesheet, draft, row, at }: NameCellProps) {
  const { put } = rowActions(draft)
  const mayEdit = timesheet.can.update
  return (
    <td className={styles.name}>
      <ChoiceCell
        row={at}
        disabled={!mayEdit}
        kind="project"
        value={row.project}
        onChange={(project) => put(at, { project, task: null })}
      />
      <CellError text={draft.errors[`${at}.projectId`]} />
      {mayEdit ? null : <LineApproval timesheet={timesheet} projectId={row.project?.id ?? null} />}
    </td>
  )
}

function TaskCell({ timesheet, draft, row, at }: NameCellProps) {
  const { put } = rowActions(draft)
  return (
    <td className={styles.name}>
      <ChoiceCell
        row={at}
        disabled={!timesheet.can.update}
        kind="task"
        value={row.task}
        projectId={row.project?.id}
        onChange={(task) => put(at, { task })}
      />
      <CellError text={draft.errors[`${at}.taskId`]} />
    </td>
  )
}

function DayCell({ timesheet, draft, row, at, day, goTo }: GridRowProps & { day: number }) {
  const isRtl = useIsRtl()
  const { setHours, insert, remove } = rowActions(draft)
  const { on } = timesheet.days[day]!
  if (!timesheet.can.update) return <HoursText minutes={minutesIn(row, day)} />
  const isOpen = openDays(timesheet.days)
  return (
    <HoursCell
      {...{ row: at, day, on, value: row.hours[day]!, closed: !isOpen(day) }}
      error={draft.errors[`${at}.minutes.${day}`]}
      onChange={(text) => setHours(at, day, text)}
      onKeyDown={(event) =>
        onHoursKey(event, {
          ...{ row: at, day, rows: draft.rows.length, days: timesheet.days.length },
          ...{ isRtl, isOpen, goTo },
          add: () => {
            insert(at)
            goTo(at + 1, day)
          },
          remove: () => {
            remove(at)
            goTo(Math.max(0, at - 1), day)
          },
        })
      }
      onPaste={(event) => {
        const place = { row: at, day }
        const next = pasted(draft.rows, place, event.clipboardData.getData('text/plain'), isOpen)
        if (!next) return
        event.preventDefault()
        draft.change(next)
      }}
    />
  )
}
