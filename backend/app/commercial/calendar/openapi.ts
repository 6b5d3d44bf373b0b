import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { OVERLAY_KINDS } from './calendar_overlays.js'
import {
  calendarChangeValidator,
  calendarDeletionValidator,
  calendarEventValidator,
  calendarMoveValidator,
  calendarRangeValidator,
  clashesValidator,
  freeSlotValidator,
} from './validator.js'

const happening = named(
  'CalendarHappening',
  object({
    id,
    version: whole,
    key: text,
    ...each(['startsAt', 'endsAt', 'firstStartsAt', 'firstEndsAt'], instant),
    ...each(['allDay', 'isPrivate', 'busyOnly'], flag),
    ...each(['ownerId', 'clientId'], nullable(id)),
    ...each(['title', 'kind', 'location', 'notes', 'repeats'], nullable(text)),
    every: whole,
    ...each(['repeatsUntilOn', 'occurrenceOn'], nullable(day)),
    reminderMinutes: nullable(whole),
    attendees: arrayOf(object({ id, name: text })),
    can: can('update', 'delete'),
    allowedActions: arrayOf(oneOf(['update', 'delete'])),
  })
)
const saved = object({ id, version: whole })

describe('/api/calendar', {
  GET: {
    summary: 'What takes place between two instants, and days of other records',
    query: calendarRangeValidator,
    answer: object({
      events: arrayOf(happening),
      overlays: arrayOf(
        object({
          kind: oneOf(OVERLAY_KINDS),
          id,
          on: day,
          ...each(['number', 'about', 'link'], text),
        })
      ),
    }),
  },
  POST: { summary: 'Make an event', body: calendarEventValidator, answer: saved, status: 201 },
  'GET /clashes': {
    summary: 'What of these people takes place at the same time',
    query: clashesValidator,
    answer: arrayOf(happening),
  },
  'GET /free-slot': {
    summary: 'The first time within working hours that all of them have',
    query: freeSlotValidator,
    answer: object(each(['startsAt', 'endsAt'], nullable(instant))),
  },
  'GET /feed': {
    summary: 'Since when the own feed is open',
    answer: object({ since: nullable(instant) }),
  },
  'POST /feed': {
    summary: 'Open a feed; an address given before ends',
    body: noBody,
    answer: object({ path: text }),
    status: 201,
  },
  'DELETE /feed': { summary: 'Take the address of the feed back' },
  'PATCH /:id': {
    summary: 'Write an event of one’s own anew: of a series all of it, or one day',
    body: calendarChangeValidator,
    versioned: true,
    answer: saved,
  },
  'POST /:id/move': {
    summary: 'Give an event another time: of a series all of it, or one day',
    body: calendarMoveValidator,
    versioned: true,
    answer: saved,
    status: 200,
  },
  'DELETE /:id': {
    summary: 'Delete an event of one’s own: of a series all of it, or one day',
    query: calendarDeletionValidator,
    versioned: true,
  },
})

describe('/api/calendar-feeds', {
  'GET /:token': {
    summary: 'The calendar of one person for other programs',
    media: 'text/calendar',
    answer: text,
  },
})
