import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Details } from '../../../kit/show/details'
import { useBranding } from '../../../providers/branding'
import { CALENDAR, type Happening } from './calendar'

/** What someone else's event says; of a private one only its time. */
export function EventFacts({ event }: { event: Happening }) {
  const { t } = useTranslation()
  const { timeZone } = useBranding()
  const when = [
    {
      name: 'startsAt',
      value: <InstantText value={event.startsAt} timeZone={timeZone} />,
      wide: true,
    },
    { name: 'endsAt', value: <InstantText value={event.endsAt} timeZone={timeZone} />, wide: true },
  ]
  const more = [
    { name: 'kind', value: t(`${CALENDAR}.kind.${event.kind ?? 'other'}`), wide: true },
    { name: 'location', value: event.location, wide: true },
    { name: 'attendeeIds', value: event.attendees.map(({ name }) => name).join(', '), wide: true },
    { name: 'notes', value: event.notes, wide: true },
  ]
  return <Details resource={CALENDAR} items={event.busyOnly ? when : [...when, ...more]} />
}
