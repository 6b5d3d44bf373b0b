import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { CALENDAR, isStored, type Draft, type Happening } from './calendar'
import { EventFacts } from './event-facts'
import { EventForm } from './event-form'

interface EventDrawerProps {
  event: Happening | Draft
  onClose: () => void
  onSaved: () => void
}

/** Makes an event, shows one, or changes one's own. */
export function EventDrawer({ event, onClose, onSaved }: EventDrawerProps) {
  const { t } = useTranslation()
  const stored = isStored(event) ? event : null
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 480px)"
      title={stored ? (stored.title ?? t(`${CALENDAR}.busy`)) : t(`${CALENDAR}.create`)}
    >
      {stored && !stored.can.update ? (
        <EventFacts event={stored} />
      ) : (
        <EventForm event={event} onSaved={onSaved} />
      )}
    </Drawer>
  )
}
