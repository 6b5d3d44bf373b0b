import { useMemo, type Ref } from 'react'
import FullCalendar, { type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import arSa from '@fullcalendar/react/locales/ar-sa'
import enGb from '@fullcalendar/react/locales/en-gb'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { localeTag } from '../../../kit/display/use-formats'
import { wallClockOf } from '../../../kit/inputs/wall-clock'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { useBranding } from '../../../providers/branding'
import { usePreferences } from '../../../providers/preferences'
import {
  CALENDAR,
  COLOURS,
  VIEWS,
  type CalendarRange,
  type Draft,
  type Happening,
  type View,
} from './calendar'
import { overlayTitle } from './overlay-title'
import { useMove } from './use-move'
import styles from './team-calendar.module.css'

export interface Shown {
  /** The day that the view is turned to. */
  on: string
  from: string
  to: string
  title: string
}

interface TeamCalendarProps {
  ref: Ref<CalendarRef>
  range: CalendarRange | undefined
  /** View to be shown first. */
  view?: View
  /** Day to be shown first, `YYYY-MM-DD`. */
  on?: string
  onShown: (shown: Shown) => void
  onOpen: (event: Happening | Draft) => void
  onChanged: () => void
}

const PLUGINS = [dayGrid, timeGrid, list, interaction, classicTheme]
const HOURS = { daysOfWeek: [0, 1, 2, 3, 4], startTime: '08:00', endTime: '17:00' }
const HOURLY: View[] = ['week', 'day']
/** What is the same in every view and language. */
const FIXED = {
  plugins: PLUGINS,
  headerToolbar: false,
  firstDay: 0,
  nowIndicator: true,
  dayMaxEvents: 4,
  businessHours: HOURS,
  scrollTime: '07:00:00',
  selectable: true,
  eventMinHeight: 24,
  rowEventClass: styles.target,
  moreLinkClass: styles.target,
  eventTitleClass: styles.title,
} as const

/**
 * Month, week, day and agenda by the firm's clock; an event is dragged and resized by who made it.
 */
export function TeamCalendar(props: TeamCalendarProps) {
  const { ref, range, view = 'month', on, onShown, onOpen, onChanged } = props
  const { i18n } = useTranslation()
  const { timeZone } = useBranding()
  const locale = useCalendarLocale()
  const openEvent = useOpenEvent(onOpen)
  const [move, question] = useMove(onChanged)
  const events = useEvents(range)
  return (
    <div id="team-calendar" className={styles.calendar}>
      <FullCalendar
        ref={ref}
        {...FIXED}
        initialView={VIEWS[view]}
        initialDate={on}
        // hours scroll, so that the working day is on screen; days grow with what is in them
        height={HOURLY.includes(view) ? '70vh' : 'auto'}
        locale={locale}
        direction={i18n.dir()}
        timeZone={timeZone}
        events={events}
        datesSet={({ start, end, view }) =>
          onShown({
            on: wallClockOf(view.calendar.getDate().toISOString(), timeZone).slice(0, 10),
            from: start.toISOString(),
            to: end.toISOString(),
            title: view.title,
          })
        }
        select={({ start, end, allDay }) =>
          onOpen({ startsAt: start.toISOString(), endsAt: end.toISOString(), allDay })
        }
        eventClick={({ event }) => openEvent(event.extendedProps)}
        eventDrop={({ event, revert }) => void move(event, revert)}
        eventResize={({ event, revert }) => void move(event, revert)}
      />
      {question}
    </div>
  )
}

/** The words of the language with the digits that the user prefers. */
function useCalendarLocale() {
  const { i18n } = useTranslation()
  const { digits } = usePreferences()
  const isRtl = i18n.dir() === 'rtl'
  return useMemo(
    () => ({ ...(isRtl ? arSa : enGb), code: localeTag(isRtl ? 'ar' : 'en', digits) }),
    [isRtl, digits]
  )
}

/** An appointment opens its form, a day of another record that record. */
function useOpenEvent(onOpen: (event: Happening) => void) {
  const navigate = useNavigate()
  return ({ happening, link }: { happening?: Happening; link?: string }) => {
    if (happening) onOpen(happening)
    else if (link) void navigate(link)
  }
}

function useEvents(range: CalendarRange | undefined): EventInput[] {
  const { t, i18n } = useTranslation()
  const isRtl = i18n.dir() === 'rtl'
  const isNarrow = useIsNarrow()
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
    const overlays = range.overlays.map(({ kind, id, on, number, link, ...named }): EventInput => ({
      id: `${kind}-${id}`,
      title: overlayTitle({
        ...{ kind: t(`${CALENDAR}.overlay.${kind}`), number, isAbsence: kind === 'away' },
        about: nameIn(i18n.language, named.about, named.aboutAr),
        ...{ isRtl, isNarrow },
      }),
      start: on,
      allDay: true,
      editable: false,
      color: COLOURS[kind === 'delivery' ? 'delivery' : 'other'],
      extendedProps: { link },
    }))
    return [...happenings, ...overlays]
  }, [range, t, i18n.language, isRtl, isNarrow])
}
