import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { CALENDAR, scopeOf, type Happening, type Scope } from './calendar'
import { useSeriesQuestion } from './series-question'

interface Dragged {
  start: Date | null
  end: Date | null
  allDay: boolean
  extendedProps: Record<string, unknown>
}

const ms = (instant: string) => new Date(instant).getTime()

/** The new time of the dragged day, or of the first day of a series that goes by as much. */
function timesOf({ start, end, allDay }: Dragged, happening: Happening, scope: Scope) {
  const from = start!.getTime()
  const was = ms(happening.startsAt)
  const length = end ? end.getTime() - from : ms(happening.endsAt) - was
  const first = scope !== 'all' ? from : ms(happening.firstStartsAt) + from - was
  return {
    startsAt: new Date(first).toISOString(),
    endsAt: new Date(first + length).toISOString(),
    allDay,
  }
}

/**
 * Moves what was dragged or resized; of a series the one day or all of them, as the person says.
 * @returns the mover, and the question that has to stand on the page
 */
export function useMove(
  onChanged: () => void
): [(event: Dragged, revert: () => void) => Promise<void>, ReactNode] {
  const { t } = useTranslation()
  const [ask, question] = useSeriesQuestion()
  const move = async (event: Dragged, revert: () => void) => {
    const { happening } = event.extendedProps as { happening?: Happening }
    if (!happening || !event.start) return revert()
    const scope = happening.occurrenceOn ? await ask() : 'all'
    if (!scope) return revert()
    try {
      await http.post(
        `/api/calendar/${happening.id}/move`,
        {
          ...timesOf(event, happening, scope),
          ...scopeOf(scope, happening.occurrenceOn),
        },
        { headers: ifMatch(happening.version) }
      )
      toast({ variant: 'success', title: t(`${CALENDAR}.moved`) })
    } catch (error) {
      revert()
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    }
    onChanged()
  }
  return [move, question]
}
