import { useMemo, type Ref } from 'react'
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import arSa from '@fullcalendar/react/locales/ar-sa'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useBranding } from '../../../providers/branding'
import { toast } from '../../../providers/toast'
import { CALENDAR, COLOURS, type CalendarRange, type Happening } from './calendar'
import type { Draft } from './event-drawer'
import './team-calendar.css'

export interface Shown {
  from: string
  to: string
  title: string
}

interface TeamCalendarProps {
  ref: Ref<CalendarRef>
  range: CalendarRange | undefined
  /** Day to be shown first, `YYYY-MM-DD`. */
  on?: string
  onShown: (shown: Shown) => void
  onOpen: (event: Happening | Draft) => void
  onChanged: () => void
}

const PLUGINS = [dayGrid, timeGrid, list, interaction, classicTheme]
// Arabic words with the Latin digits that the rest of the portal writes
const ARABIC = { ...arSa, code: 'ar-SA-u-ca-gregory-nu-latn' }
const HOURS = { daysOfWeek: [0, 1, 2, 3, 4], startTime: '08:00', endTime: '17:00' }

/**
 * Month, week, day and agenda by the firm's clock; an event is dragged and resized by who made it.
 */
export function TeamCalendar(props: TeamCalendarProps) {
  const { ref, range, on, onShown, onOpen, onChanged } = props
  const { i18n } = useTranslation()
  const { timeZone } = useBranding()
  const navigate = useNavigate()
  const move = useMove(onChanged)
  const events = useEvents(range)
  return (
    <div className="team-calendar">
      <FullCalendar
        ref={ref}
        plugins={PLUGINS}
        initialView="dayGridMonth"
        initialDate={on}
        headerToolbar={false}
        locale={i18n.dir() === 'rtl' ? ARABIC : 'en-gb'}
        direction={i18n.dir()}
        timeZone={timeZone}
        firstDay={0}
        height="auto"
        nowIndicator
        dayMaxEvents={4}
        businessHours={HOURS}
        scrollTime="07:00:00"
        selectable
        events={events}
        datesSet={({ start, end, view }) =>
          onShown({ from: start.toISOString(), to: end.toISOString(), title: view.title })
        }
        select={({ start, end, allDay }) =>
          onOpen({ startsAt: start.toISOString(), endsAt: end.toISOString(), allDay })
        }
        eventClick={({ event }) => {
          const { happening, link } = event.extendedProps as {
            happening?: Happening
            link?: string
          }
          if (happening) onOpen(happening)
          else if (link) void navigate(link)
        }}
        eventDrop={({ event, revert }) => void move(event, revert)}
        eventResize={({ event, revert }) => void move(event, revert)}
      />
    </div>
  )
}

function useEvents(range: CalendarRange | undefined): EventInput[] {
  const { t } = useTranslation()
  return useMemo(() => {
    if (!range) return []
    const happenings = range.events.map((happening): EventInput => {
      const { key, startsAt, endsAt, allDay, busyOnly, can } = happening
      return {
        id: key,
        title: busyOnly ? t(`${CALENDAR}.busy`) : (happening.title ?? ''),
        start: startsAt,
        end: endsAt,
        allDay,
        color: COLOURS[busyOnly ? 'busy' : (happening.kind ?? 'other')],
        editable: can.update,
        extendedProps: { happening },
      }
    })
    const overlays = range.overlays.map(({ kind, id, on, number, about, link }): EventInput => ({
      id: `${kind}-${id}`,
      title: `${t(`${CALENDAR}.overlay.${kind}`)}: ${number} ${about}`,
      start: on,
      allDay: true,
      editable: false,
      color: COLOURS[kind === 'delivery' ? 'delivery' : 'other'],
      extendedProps: { link },
    }))
    return [...happenings, ...overlays]
  }, [range, t])
}

interface Dragged {
  start: Date | null
  end: Date | null
  allDay: boolean
  extendedProps: Record<string, unknown>
}

/** Moves an event; of a series every occurrence goes by as much as the dragged one. */
function useMove(onChanged: () => void) {
  const { t } = useTranslation()
  return async ({ start, end, allDay, extendedProps }: Dragged, revert: () => void) => {
    const { happening } = extendedProps as { happening?: Happening }
    if (!happening || !start) return revert()
    const was = new Date(happening.startsAt).getTime()
    const shift = start.getTime() - was
    const length = (end?.getTime() ?? start.getTime() + new Date(happening.endsAt).getTime() - was) - start.getTime() // prettier-ignore
    const first = new Date(happening.firstStartsAt).getTime() + shift
    try {
      await http.post(
        `/api/calendar/${happening.id}/move`,
        {
          startsAt: new Date(first).toISOString(),
          endsAt: new Date(first + length).toISOString(),
          allDay,
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
}
