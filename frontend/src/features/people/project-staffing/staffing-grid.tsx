import { useState } from 'react'
import { Button, Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Percent } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import {
  STAFFING,
  type StaffedPerson,
  type Staffing,
  type StaffingQuestion,
  type Week,
} from './staffing'
import { useHours } from './use-hours'
import { WeekDrawer } from './week-drawer'
import styles from './staffing-grid.module.css'

const FEW = 2

interface StaffingGridProps {
  staffing: Staffing
  question: StaffingQuestion
}

interface OpenWeek {
  person: StaffedPerson
  at: number
}

/** Each week of each person with the projects they are on; a cell opens them. */
export function StaffingGrid({ staffing, question }: StaffingGridProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<OpenWeek | null>(null)
  const { weeks, people, projects } = staffing
  const codes = new Map(projects.map(({ id, code }) => [id, code]))
  return (
    <>
      <section className={styles.scroll} tabIndex={0} aria-label={t(`${STAFFING}.title`)}>
        <table className={styles.grid}>
          <Head weeks={weeks} question={question} />
          <tbody>
            {people.map((person) => (
              <tr key={person.employeeId}>
                <Name person={person} />
                {person.weeks.map((week, at) => (
                  <td key={weeks[at]?.from ?? at}>
                    <Cell week={week} codes={codes} onOpen={() => setOpen({ person, at })} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {open && weeks[open.at] ? (
        <WeekDrawer
          {...{ ...open, projects }}
          workedProjects={staffing.workedProjects}
          week={weeks[open.at]!}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

function Name({ person }: { person: StaffedPerson }) {
  return (
    <th scope="row" className={styles.name}>
      <Link to={`/hr/employees/${person.employeeId}`}>
        <LocalName name={person.name} nameAr={person.nameAr} />
      </Link>
      <Typography.Text type="secondary" className={styles.place}>
        <LocalName name={person.departmentName} nameAr={person.departmentNameAr} />
      </Typography.Text>
    </th>
  )
}

interface CellProps {
  week: StaffedPerson['weeks'][number]
  codes: ReadonlyMap<number, string>
  onOpen: () => void
}

/** The first projects of a week by their codes, how much of it they take where that is not all, and hours. */
function Cell({ week, codes, onOpen }: CellProps) {
  const formats = useFormats()
  const hoursOf = useHours()
  const { projects, utilization, worked } = week
  if (!projects.length && !worked) return null
  const more = projects.length - FEW
  return (
    <Button type="text" size="small" className={styles.cell} onClick={onOpen}>
      {projects.slice(0, FEW).map(({ projectId }) => (
        <span key={projectId} className={styles.project}>
          <Ltr>{codes.get(projectId) ?? ''}</Ltr>
        </span>
      ))}
      {more > 0 ? (
        <span className={styles.more}>
          <Ltr>{`+${formats.number(more)}`}</Ltr>
        </span>
      ) : null}
      {projects.length && utilization !== null && utilization < 100 ? (
        <span className={styles.more}>
          <Percent value={utilization} decimals={0} />
        </span>
      ) : null}
      {worked ? <span className={styles.more}>{hoursOf(worked.minutes)}</span> : null}
    </Button>
  )
}

interface HeadProps {
  weeks: Week[]
  question: StaffingQuestion
}

/** Each week by its first day, with how many are on a project in it; that opens the week alone. */
function Head({ weeks, question }: HeadProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {t(`${STAFFING}.employee`)}
        </th>
        {weeks.map(({ from, people, utilization }) => (
          <th key={from} scope="col">
            <div>{formats.dayOfYear(from)}</div>
            <Button
              type="link"
              size="small"
              className={styles.count}
              disabled={!people}
              onClick={() => question.set({ from, weeks: '1', show: 'assigned' })}
            >
              {t(`${STAFFING}.people`, { count: people, number: formats.number(people) })}
            </Button>
            <div className={styles.more}>
              <Percent value={utilization} decimals={0} />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}
