import { useTranslation } from 'react-i18next'
import { useFormats, localeTag } from '../../../kit/display/use-formats'
import { usePreferences } from '../../../providers/preferences'
import { TIMESHEETS, type TimesheetDay } from './timesheet'

/** A day on which no hours can be entered. */
export const isClosed = ({ isFuture, leave }: TimesheetDay): boolean => isFuture || leave === 'full'

/** `Sun`, in the language of the viewer. */
export function useWeekday(length: 'short' | 'narrow' = 'short'): (on: string) => string {
  const { i18n } = useTranslation()
  const { digits } = usePreferences()
  const format = new Intl.DateTimeFormat(localeTag(i18n.language, digits), {
    weekday: length,
    timeZone: 'UTC',
  })
  return (on) => format.format(new Date(`${on}T00:00:00Z`))
}

/** Why a day is not like the others: leave, a holiday, a day of rest, Ramadan hours. */
export function useDayNote(): (day: TimesheetDay) => string | null {
  const { t } = useTranslation()
  return ({ leave, isHoliday, isRest, isRamadan }) => {
    const kind =
      leave !== 'none'
        ? `leave_${leave}`
        : isHoliday
          ? 'holiday'
          : isRest
            ? 'rest'
            : isRamadan
              ? 'ramadan'
              : null
    return kind && t(`${TIMESHEETS}.day.${kind}`)
  }
}

/** The head of a day's column. */
export function DayHead({ day }: { day: TimesheetDay }) {
  const formats = useFormats()
  const weekday = useWeekday()
  const note = useDayNote()(day)
  return (
    <>
      {weekday(day.on)} {formats.number(String(Number(day.on.slice(8))))}
      <small>{note}</small>
    </>
  )
}
