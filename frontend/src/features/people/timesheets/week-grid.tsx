import { useTranslation } from 'react-i18next'
import { today } from '../../../kit/inputs/today'
import { DayHead, isClosed } from './day-head'
import { totalOf, totalOfDay, type DraftRow } from './draft'
import { HoursText } from './hours-text'
import { TIMESHEETS, type Timesheet } from './timesheet'
import { useGridFocus } from './use-grid-focus'
import type { WeekDraft } from './use-save-week'
import styles from './week-grid.module.css'
import { GridRow } from './week-row'

interface WeekGridProps {
  timesheet: Timesheet
  draft: WeekDraft
}

/** The week of a person: projects and tasks in rows, days in columns, with the totals of both. */
export function WeekGrid({ timesheet, draft }: WeekGridProps) {
  const { box, goTo } = useGridFocus()
  const { days } = timesheet
  return (
    <div className={styles.scroll}>
      <table ref={box} className={styles.grid}>
        <Head timesheet={timesheet} />
        <tbody>
          {draft.rows.map((row, at) => (
            <GridRow key={row.key} {...{ timesheet, draft, row, at, goTo }} />
          ))}
        </tbody>
        <Totals days={days} rows={draft.rows} />
      </table>
    </div>
  )
}

function Head({ timesheet: { days } }: { timesheet: Timesheet }) {
  const { t } = useTranslation()
  const now = today()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {t(`${TIMESHEETS}.fields.project`)}
        </th>
        <th scope="col" className={styles.name}>
          {t(`${TIMESHEETS}.fields.task`)}
        </th>
        {days.map((day) => (
          <th
            key={day.on}
            scope="col"
            className={[
              styles.day,
              (day.isRest || day.isHoliday || isClosed(day)) && styles.closed,
              day.on === now && styles.today,
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <DayHead day={day} />
          </th>
        ))}
        <th scope="col" className={styles.total}>
          {t(`${TIMESHEETS}.total`)}
        </th>
      </tr>
    </thead>
  )
}

function Totals({ days, rows }: { days: Timesheet['days']; rows: readonly DraftRow[] }) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} className={styles.name}>
          {t(`${TIMESHEETS}.total`)}
        </th>
        {days.map(({ on }, day) => (
          <td key={on}>
            <HoursText minutes={totalOfDay(rows, day)} />
          </td>
        ))}
        <td>
          <HoursText minutes={totalOf(rows)} />
        </td>
      </tr>
    </tfoot>
  )
}
