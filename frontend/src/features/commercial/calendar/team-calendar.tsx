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
import { useBranding } from '../../../providers/branding'
import { CALENDAR, COLOURS, type CalendarRange, type Draft, type Happening } from './calendar'
import { useMove } from './use-move'
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
  const [move, question] = useMove(onChanged)
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
      {question}
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
