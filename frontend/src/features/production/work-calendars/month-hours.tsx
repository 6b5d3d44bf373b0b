import { useState } from 'react'
import { Button, Card, Flex } from 'antd'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { localeTag, useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { useIsRtl } from '../../../kit/use-is-rtl'
import { weekdayName } from '../../../kit/display/weekday-name'
import { WEEKDAYS, WORK_CALENDARS } from './work-calendar'
import styles from './work-calendars.module.css'

type Days = Answer<'work_calendar_days.index'>

/** What the calendar says of each day of a month, with the reason where it is not the usual. */
export function MonthHours({ id, version }: { id: number; version: number }) {
  const [month, setMonth] = useState(() => dayjs().startOf('month'))
  const { data, error, refetch } = useMonth(id, version, month)
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Card size="small">
      <MonthTurner month={month} onTurn={(by) => setMonth(month.add(by, 'month'))} />
      <WeekHeads />
      <div className={styles.month}>
        {(data ?? []).map((day, index) => (
          <DayCell key={day.day} day={day} column={index ? undefined : dayjs(day.day).day() + 1} />
        ))}
      </div>
    </Card>
  )
}

function useMonth(id: number, version: number, month: Dayjs) {
  const from = month.format('YYYY-MM-DD')
  const to = month.endOf('month').format('YYYY-MM-DD')
  return useQuery<Days>({
    queryKey: ['work-calendar-days', id, version, from],
    queryFn: async () =>
      (await http.get<Days>(`/api/work-calendars/${id}/days`, { params: { from, to } })).data,
    placeholderData: keepPreviousData,
  })
}

function MonthTurner({ month, onTurn }: { month: Dayjs; onTurn: (by: number) => void }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isRtl = useIsRtl()
  return (
    <Flex align="center" gap="small" justify="center">
      <Button
        type="text"
        icon={isRtl ? <RightOutlined /> : <LeftOutlined />}
        aria-label={t(`${WORK_CALENDARS}.previous_month`)}
        onClick={() => onTurn(-1)}
      />
      <strong className={styles.title}>{formats.month(month.format('YYYY-MM'))}</strong>
      <Button
        type="text"
        icon={isRtl ? <LeftOutlined /> : <RightOutlined />}
        aria-label={t(`${WORK_CALENDARS}.next_month`)}
        onClick={() => onTurn(1)}
      />
    </Flex>
  )
}

function WeekHeads() {
  const { i18n } = useTranslation()
  const tag = localeTag(i18n.language, 'latin')
  return (
    <div className={styles.month} aria-hidden>
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} className={styles.head}>
          {weekdayName(tag, weekday, 'short')}
        </span>
      ))}
    </div>
  )
}

function DayCell({ day, column }: { day: Days[number]; column?: number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const hours = day.hours ? day.hours.split(' ') : [t(`${WORK_CALENDARS}.closed`)]
  const look = [styles.day, day.minutes ? '' : styles.closed, day.reason ? styles.changed : '']
  return (
    <div
      className={look.filter(Boolean).join(' ')}
      style={{ gridColumnStart: column }}
      title={day.reason ?? undefined}
    >
      <strong>{formats.number(Number(day.day.slice(8)))}</strong>
      {hours.map((part) => (
        <bdi key={part} className={styles.hours} dir={day.hours ? 'ltr' : undefined}>
          {part}
        </bdi>
      ))}
      {day.reason ? <bdi className={styles.reason}>{day.reason}</bdi> : null}
    </div>
  )
}
