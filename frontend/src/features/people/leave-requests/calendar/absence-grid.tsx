import { useEffect, useRef } from 'react'
import { Flex, Tooltip, Typography } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { LocalName } from '../../../../kit/display/local-name'
import { nameIn } from '../../../../kit/display/name-in'
import { useFormats } from '../../../../kit/display/use-formats'
import { today } from '../../../../kit/inputs/today'
import { LEAVE_REQUESTS } from '../leave-request'
import styles from './absence-grid.module.css'

type Absence = Schema<'Absence'>

const WEEKEND = [5, 6]

interface AbsenceGridProps {
  /** `2026-11`. */
  month: string
  absences: Absence[]
  holidays: string[]
}

/** A bar over the days on which someone is away; what is not decided yet is hatched. */
export function AbsenceGrid({ month, absences, holidays }: AbsenceGridProps) {
  const days = daysOf(month)
  const people = [...Map.groupBy(absences, ({ employeeId }) => employeeId).values()]
  const isRest = (day: string) => holidays.includes(day) || WEEKEND.includes(dayjs(day).day())
  const scroll = useScrolledToToday()
  return (
    <>
      <div ref={scroll} className={styles.scroll}>
        <table className={styles.grid}>
          <Head days={days} isRest={isRest} />
          <tbody>
            {people.map((own) => (
              <tr key={own[0]!.employeeId}>
                <th scope="row" className={styles.name}>
                  <Link to={`/hr/employees/${own[0]!.employeeId}`}>
                    <LocalName name={own[0]!.name} nameAr={own[0]!.nameAr} />
                  </Link>
                </th>
                {days.map((day) => (
                  <td key={day} className={isRest(day) ? styles.rest : undefined}>
                    {own
                      .filter(({ fromOn, toOn }) => fromOn <= day && day <= toOn)
                      .map((absence) => (
                        <Bar key={absence.fromOn} absence={absence} day={day} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  )
}

/** A narrow screen has a week of the month: it opens on this one. */
function useScrolledToToday() {
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scroll.current
    const now = box?.querySelector(`.${styles.today}`)
    if (!box || !now) return
    const middle = ({ left, width }: DOMRect) => left + width / 2
    box.scrollLeft += middle(now.getBoundingClientRect()) - middle(box.getBoundingClientRect())
  }, [])
  return scroll
}

const daysOf = (month: string) =>
  Array.from(
    { length: dayjs(`${month}-01`).daysInMonth() },
    (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`
  )

function Head({ days, isRest }: { days: string[]; isRest: (day: string) => boolean }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = today()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {t(`${LEAVE_REQUESTS}.fields.employeeName`)}
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            aria-label={formats.day(day)}
            className={[isRest(day) && styles.rest, day === now && styles.today]
              .filter(Boolean)
              .join(' ')}
          >
            {formats.number(String(Number(day.slice(8))))}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Bar({ absence, day }: { absence: Absence; day: string }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { fromOn, toOn, startsHalf, endsHalf, status, typeName, typeNameAr } = absence
  const kind = typeName
    ? nameIn(i18n.language, typeName, typeNameAr ?? typeName)
    : t(`${LEAVE_REQUESTS}.calendar.away`)
  const text = `${kind}: ${formats.day(fromOn)} – ${formats.day(toOn)}, ${t(`kit.status.${status}`)}`
  const look = [
    styles.bar,
    status === 'submitted' && styles.submitted,
    day === fromOn && styles.starts,
    day === toOn && styles.ends,
    day === fromOn && startsHalf && styles.startsHalf,
    day === toOn && endsHalf && styles.endsHalf,
  ]
  return (
    <Tooltip title={text}>
      <span role="img" aria-label={text} className={look.filter(Boolean).join(' ')} />
    </Tooltip>
  )
}

function Legend() {
  const { t } = useTranslation()
  return (
    <Flex gap="middle" wrap>
      {(['approved', 'submitted'] as const).map((status) => (
        <Typography.Text key={status} type="secondary">
          <span
            aria-hidden
            className={[styles.bar, styles.legend, status === 'submitted' && styles.submitted]
              .filter(Boolean)
              .join(' ')}
          />{' '}
          {t(`kit.status.${status}`)}
        </Typography.Text>
      ))}
    </Flex>
  )
}
