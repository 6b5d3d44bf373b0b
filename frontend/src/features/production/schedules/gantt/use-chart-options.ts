import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { localeTag, useFormats } from '../../../../kit/display/use-formats'
import { useIsNarrow } from '../../../../kit/use-is-narrow'
import { useIsRtl } from '../../../../kit/use-is-rtl'
import { usePreferences } from '../../../../providers/preferences'
import { dayOf, formatDay } from '@binaa/backend/moment'
import { durationText, unitsIn } from '../plan/units'
import type { SchedulePlan, ScheduleTask } from '../plan/types'
import { COLUMNS, type ChartOptions, type Column, type Zoom } from './chart/types'
import { GANTT, nameOf } from './texts'

/** How the chart speaks: language, digits, what fits. */
export function useChartOptions(plan: SchedulePlan, zoom: Zoom): ChartOptions {
  const { t } = useTranslation()
  const isRtl = useIsRtl()
  const isNarrow = useIsNarrow()
  const dateText = useDateText()
  const textOf = useCellText(plan)
  const formats = useFormats()
  const isReadOnly = plan.schedule.can.update !== true
  return useMemo(
    () => ({
      isRtl,
      isNarrow,
      isReadOnly,
      zoom,
      columns: isNarrow ? ['name'] : COLUMNS,
      titleOf: (column) => t(`${GANTT}.columns.${column}`),
      textOf,
      dateText,
      quarterText: (quarter, year) => t(`${GANTT}.quarter`, { quarter, year }),
      labels: {
        today: t(`${GANTT}.today`),
        dataDate: t(`${GANTT}.data_date`),
        deadline: t(`${GANTT}.deadline`),
        baseline: t(`${GANTT}.baseline`),
        pinned: t(`${GANTT}.pinned`),
      },
      materialText: (at) => t(`${GANTT}.late_material`, { day: formats.day(formatDay(dayOf(at))) }),
    }),
    [isRtl, isNarrow, isReadOnly, zoom, t, formats, textOf, dateText]
  )
}

/** Dates of the time axis; Gulf month names in Arabic, in the digits that the user prefers. */
function useDateText(): ChartOptions['dateText'] {
  const { i18n } = useTranslation()
  const { digits } = usePreferences()
  return useMemo(() => {
    const tag = localeTag(i18n.language, digits)
    const made = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>()
    return (date, parts) => {
      const format = made.get(parts) ?? new Intl.DateTimeFormat(tag, parts)
      made.set(parts, format)
      return format.format(date)
    }
  }, [i18n.language, digits])
}

/** What stands in a cell of the table beside the bars. */
export function useCellText(plan: SchedulePlan): ChartOptions['textOf'] {
  const { i18n } = useTranslation()
  const formats = useFormats()
  const { byId, schedule } = plan
  const { language } = i18n
  return useMemo(() => {
    const time = (minutes: number | null, { calendarId }: ScheduleTask) =>
      minutes === null ? '' : durationText(minutes, unitsIn(schedule, { calendarId }), language)
    const day = (moment: string | null) => (moment === null ? '' : formats.day(moment.slice(0, 10)))
    const cells: Record<Column, (task: ScheduleTask) => string> = {
      wbs: ({ wbs }) => wbs,
      name: (task) => nameOf(task, language),
      duration: (task) => (task.kind === 'summary' ? '' : time(task.duration, task)),
      start: ({ earlyStart }) => day(earlyStart),
      finish: ({ earlyFinish }) => day(earlyFinish),
      float: (task) => (task.kind === 'summary' ? '' : time(task.totalFloat, task)),
    }
    return (id, column) => {
      const task = byId.get(id)
      return task ? cells[column](task) : ''
    }
  }, [byId, schedule, language, formats])
}
