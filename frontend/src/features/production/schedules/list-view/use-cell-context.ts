import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../kit/display/use-formats'
import { calendarsOf } from '../plan/engine-plan'
import type { ScheduleAnswer } from '../plan/types'
import { unitsIn } from '../plan/units'
import type { CellContext } from './columns/column'

/** What cells are written and read with. Edits of tasks leave it the same object. */
export function useCellContext({
  calendars,
  resources,
  settings,
  currency,
}: ScheduleAnswer): CellContext {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { language } = i18n
  return useMemo(
    () => ({
      t,
      language,
      formats,
      currency,
      calendarId: settings.calendarId,
      calendars,
      workCalendars: calendarsOf({ calendars, settings }),
      resources,
      unitsOf: (task) => unitsIn({ calendars, settings }, task),
    }),
    [t, language, formats, currency, settings, calendars, resources]
  )
}
