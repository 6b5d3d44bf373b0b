import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../../../api/types'
import { useFormats } from '../../../../kit/display/use-formats'
import { calendarsOf } from '../plan/engine-plan'
import type { ScheduleAnswer } from '../plan/types'
import { unitsIn } from '../plan/units'
import type { CellContext } from './columns/column'

const NOBODY: Colleague[] = []

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
  const { data: people = NOBODY } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
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
      people,
      unitsOf: (task) => unitsIn({ calendars, settings }, task),
    }),
    [t, language, formats, currency, settings, calendars, resources, people]
  )
}
