import vine from '@vinejs/vine'
import { EVENT_KINDS, REPEATS, WEEKDAYS } from './kinds.js'
import { day, instant, line, reference } from '#core/validation/fields'

const MOST_PEOPLE = 50
const MOST_MINUTES = 20_160
const DAY_MINUTES = 1440
const MOST_TIMES = 999

const eventFields = () => ({
  title: line(200).minLength(1),
  kind: vine.enum(EVENT_KINDS),
  startsAt: instant(),
  endsAt: instant(),
  allDay: vine.boolean({ strict: true }).optional(),
  isPrivate: vine.boolean({ strict: true }).optional(),
  location: line(200).nullable().optional(),
  notes: line(5000).nullable().optional(),
  repeats: vine.enum(REPEATS).nullable().optional(),
  every: vine.number({ strict: true }).withoutDecimals().range([1, 99]).optional(),
  /** Of a weekly series; left out: on that of its first day. */
  weekdays: vine.array(vine.enum(WEEKDAYS)).minLength(1).maxLength(7).nullable().optional(),
  repeatsUntilOn: day().nullable().optional(),
  /** How often in all, in place of a last day. */
  repeatsTimes: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, MOST_TIMES])
    .nullable()
    .optional(),
  reminderMinutes: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, MOST_MINUTES])
    .nullable()
    .optional(),
  clientId: reference().nullable().optional(),
  attendeeIds: vine.array(reference()).maxLength(MOST_PEOPLE).optional(),
})

export const calendarEventValidator = vine.create(eventFields())

/** Of a series the whole series, or the occurrence of one day by itself, or from that day on. */
const scope = () => ({
  occurrenceOn: day().optional(),
  following: vine.boolean({ strict: true }).optional(),
})

/** Rewritten. */
export const calendarChangeValidator = vine.create({ ...eventFields(), ...scope() })

/** A drag or a resize: only the time. */
export const calendarMoveValidator = vine.create({
  startsAt: instant(),
  endsAt: instant(),
  allDay: vine.boolean({ strict: true }).optional(),
  ...scope(),
})

/** Which day of a series is cancelled, alone or with all after it; without it the whole event goes. */
export const calendarDeletionValidator = vine.create({
  occurrenceOn: day().optional(),
  following: vine.boolean().optional(),
})

export const calendarRangeValidator = vine.create({ from: instant(), to: instant() })

const people = () => vine.array(vine.number().withoutDecimals().positive()).maxLength(MOST_PEOPLE)

export const clashesValidator = vine.create({
  from: instant(),
  to: instant(),
  people: people().optional(),
  exceptId: vine.number().withoutDecimals().optional(),
})

export const freeSlotValidator = vine.create({
  after: instant(),
  minutes: vine.number().withoutDecimals().range([5, DAY_MINUTES]),
  people: people().optional(),
})

/** What is said of all events of a file; a form sends text. */
export const calendarImportValidator = vine.create({
  kind: vine.enum(EVENT_KINDS).optional(),
  isPrivate: vine.boolean().optional(),
})
