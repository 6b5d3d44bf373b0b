import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { localeTag } from '../../../kit/display/use-formats'
import { errorsBelow, useFormState } from '../../../kit/form/form-context'
import { HoursInput } from './hours-input'
import { weekdayName } from '../../../kit/display/weekday-name'
import { WEEKDAYS, WORK_CALENDARS } from './work-calendar'
import styles from './work-calendars.module.css'

type Week = (string | null)[]

interface WeekInputProps {
  value?: Week | null
  onChange?: (week: Week | null) => void
}

const OPEN = '08:00-12:00 13:00-17:00'
const FIRST: Week = [OPEN, OPEN, OPEN, OPEN, OPEN, null, null]

/** The hours of seven days, or none of its own: then the calendar it builds on says them. */
export function WeekInput({ value = null, onChange }: WeekInputProps) {
  const { t, i18n } = useTranslation()
  const problems = errorsBelow(useFormState().serverErrors, 'week')
  const tag = localeTag(i18n.language, 'latin')
  return (
    <>
      <Checkbox
        checked={!value}
        onChange={({ target }) => onChange?.(target.checked ? null : FIRST)}
      >
        {t(`${WORK_CALENDARS}.taken_over`)}
      </Checkbox>
      {value ? (
        <div className={styles.week}>
          {WEEKDAYS.map((weekday) => (
            <div key={weekday} className={styles.weekday}>
              <span>{weekdayName(tag, weekday)}</span>
              <HoursInput
                label={weekdayName(tag, weekday)}
                placeholder={t(`${WORK_CALENDARS}.closed`)}
                value={value[weekday] ?? null}
                problem={problems[weekday]?.[0]}
                onChange={(hours) => onChange?.(value.with(weekday, hours))}
              />
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** The week on the record's page. */
export function WeekText({ week }: { week: Week | null }) {
  const { t, i18n } = useTranslation()
  if (!week) return t(`${WORK_CALENDARS}.taken_over`)
  const tag = localeTag(i18n.language, 'latin')
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((weekday) => (
        <div key={weekday} className={styles.weekday}>
          <span>{weekdayName(tag, weekday)}</span>
          <bdi dir={week[weekday] ? 'ltr' : undefined}>
            {week[weekday] ?? t(`${WORK_CALENDARS}.closed`)}
          </bdi>
        </div>
      ))}
    </div>
  )
}
