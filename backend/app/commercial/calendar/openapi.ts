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
import { WEEKDAYS } from './kinds.js'
import { OVERLAY_KINDS } from './calendar_overlays.js'
import { OUTCOMES, REASONS } from './imports/outcomes.js'
import {
  calendarChangeValidator,
  calendarDeletionValidator,
  calendarEventValidator,
  calendarImportValidator,
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
    weekdays: nullable(arrayOf(oneOf(WEEKDAYS))),
    repeatsTimes: nullable(whole),
    ...each(['repeatsUntilOn', 'occurrenceOn'], nullable(day)),
    reminderMinutes: nullable(whole),
    attendees: arrayOf(object({ id, name: text })),
    can: can('update', 'delete'),
    allowedActions: arrayOf(oneOf(['update', 'delete'])),
  })
)

const imported = named(
  'CalendarImport',
  object({
    fileName: text,
    total: whole,
    ...each(OUTCOMES, whole),
    entries: arrayOf(
      object({
        line: whole,
        title: text,
        outcome: oneOf(OUTCOMES),
        reason: nullable(oneOf(REASONS)),
        startsAt: nullable(instant),
        allDay: flag,
        repeats: nullable(text),
        writtenOut: nullable(object({ events: whole, until: nullable(instant) })),
      })
    ),
  })
)

describe('/api/calendar', {
  GET: {
    summary: 'List events between two instants, with dates of other records',
    query: calendarRangeValidator,
    answer: object({
      events: arrayOf(happening),
      overlays: arrayOf(
        object({
          kind: oneOf(OVERLAY_KINDS),
          id,
          on: day,
          ...each(['number', 'about', 'link'], text),
          aboutAr: nullable(text),
        })
      ),
    }),
  },
  POST: {
    summary: 'Create an event',
    body: calendarEventValidator,
    answer: happening,
    status: 201,
  },
  'GET /clashes': {
    summary: 'List conflicting events of these people',
    query: clashesValidator,
    answer: arrayOf(happening),
  },
  'GET /free-slot': {
    summary: 'Find the first time within working hours when all attendees are free',
    query: freeSlotValidator,
    answer: object(each(['startsAt', 'endsAt'], nullable(instant))),
  },
  'GET /feed': {
    summary: 'Get the status of your calendar feed',
    answer: object({ since: nullable(instant) }),
  },
  'POST /feed': {
    summary: 'Create a calendar feed link; the previous link is revoked',
    body: noBody,
    answer: object({ path: text }),
    status: 201,
  },
  'DELETE /feed': { summary: 'Revoke the calendar feed link' },
  'POST /import-checks': {
    summary: 'See what importing a calendar file (.ics) would do',
    files: { file: 'required' },
    answer: imported,
    status: 200,
  },
  'POST /imports': {
    summary: 'Import a calendar file (.ics) as your own events',
    files: { file: 'required' },
    body: calendarImportValidator,
    answer: imported,
    status: 201,
  },
  'PATCH /:id': {
    summary: 'Replace one of your events: the whole series, or one day',
    body: calendarChangeValidator,
    versioned: true,
    answer: happening,
  },
  'POST /:id/move': {
    summary: 'Move an event: the whole series, or one day',
    body: calendarMoveValidator,
    versioned: true,
    answer: happening,
    status: 200,
  },
  'DELETE /:id': {
    summary: 'Delete one of your events: the whole series, or one day',
    query: calendarDeletionValidator,
    versioned: true,
  },
})

describe('/api/calendar-feeds', {
  'GET /:token': {
    summary: 'Get a calendar feed (iCalendar)',
    media: 'text/calendar',
    answer: text,
  },
})
