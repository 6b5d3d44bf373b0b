import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { today } from '../../../kit/inputs/today'
import { Segments } from '../../../kit/segments'
import { CellError } from './cell-error'
import { ChoiceCell } from './choice-cell'
import { isClosed, useDayNote, useWeekday } from './day-head'
import { minutesIn, totalOfDay } from './draft'
import { HoursCell } from './hours-cell'
import { HoursText } from './hours-text'
import { LineApproval } from './line-approval'
import { RemoveRow } from './remove-row'
import { TIMESHEETS, type Timesheet } from './timesheet'
import type { WeekDraft } from './use-save-week'
import styles from './week-grid.module.css'
import { rowActions } from './week-rows'

interface WeekDaysProps {
  timesheet: Timesheet
  draft: WeekDraft
}

/** The place of today in a week; another week begins with its first day. */
const placeOfToday = (days: Timesheet['days']): number =>
  Math.max(
    0,
    days.findIndex(({ on }) => on === today())
  )

/** The week on a phone: one day at a time, its projects below each other. */
export function WeekDays({ timesheet, draft }: WeekDaysProps) {
  const formats = useFormats()
  const note = useDayNote()
  const { days } = timesheet
  const [day, setDay] = useState(() => placeOfToday(days))
  const { on } = days[day]!
  return (
    <>
      <DayChoice {...{ days, draft }} value={day} onChange={setDay} />
      <p>
        <strong>{formats.day(on)}</strong> {note(days[day]!)}
      </p>
      <div>
        {draft.rows.map((row, at) => (
          <DayRow key={row.key} {...{ timesheet, draft, at, day }} />
        ))}
      </div>
    </>
  )
}

interface DayChoiceProps {
  days: Timesheet['days']
  draft: WeekDraft
  value: number
  onChange: (day: number) => void
}

/** The days of the week with the hours entered on each. */
function DayChoice({ days, draft, value, onChange }: DayChoiceProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const weekday = useWeekday('narrow')
  return (
    <Segments<number>
      block
      aria-label={t(`${TIMESHEETS}.choose_day`)}
      value={value}
      onChange={onChange}
      options={days.map(({ on }, day) => ({
        value: day,
        label: (
          <span title={formats.day(on)} className={styles.weekday}>
            {weekday(on)}
            <br />
            <HoursText minutes={totalOfDay(draft.rows, day)} />
          </span>
        ),
      }))}
    />
  )
}

interface RowProps extends WeekDaysProps {
  at: number
}

interface DayRowProps extends RowProps {
  day: number
}

function DayRow({ timesheet, draft, at, day }: DayRowProps) {
  return (
    <div className={styles.card}>
      <RowNames {...{ timesheet, draft, at }} />
      <div>
        {timesheet.can.update ? (
          <>
            <DayHours {...{ timesheet, draft, at, day }} />
            <RemoveRow block draft={draft} at={at} />
          </>
        ) : (
          <HoursText minutes={minutesIn(draft.rows[at]!, day)} />
        )}
      </div>
    </div>
  )
}

/** The project and the task of a row, and who has to approve it. */
function RowNames({ timesheet, draft, at }: RowProps) {
  const { put } = rowActions(draft)
  const { project, task } = draft.rows[at]!
  const mayEdit = timesheet.can.update
  const shared = { row: at, disabled: !mayEdit }
  return (
    <div className={styles.names}>
      <ChoiceCell
        {...shared}
        kind="project"
        value={project}
        onChange={(chosen) => put(at, { project: chosen, task: null })}
      />
      {project ? (
        <ChoiceCell
          {...shared}
          kind="task"
          value={task}
          projectId={project.id}
          onChange={(chosen) => put(at, { task: chosen })}
        />
      ) : null}
      <CellError text={draft.errors[`${at}.projectId`] ?? draft.errors[`${at}.taskId`]} />
      {mayEdit ? null : <LineApproval timesheet={timesheet} projectId={project?.id ?? null} />}
    </div>
  )
}

function DayHours({ timesheet, draft, at, day }: DayRowProps) {
  const { setHours } = rowActions(draft)
  const shown = timesheet.days[day]!
  return (
    <HoursCell
      {...{ row: at, day, on: shown.on, value: draft.rows[at]!.hours[day]!, large: true }}
      closed={isClosed(shown)}
      error={draft.errors[`${at}.minutes.${day}`]}
      onChange={(text) => setHours(at, day, text)}
    />
  )
}
