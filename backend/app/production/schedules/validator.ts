import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'
import { CONSTRAINTS, LAG_CALENDARS, LINK_TYPES, TASK_KINDS } from '#engines/scheduling/network'
import { parseMoment } from '#engines/scheduling/moment'

/** What one request may change. */
const MOST_CHANGES = 2000
/** Working minutes: more than sixty years around the clock. */
const LONGEST = 32_000_000

export const OPERATIONS = [
  'add',
  'update',
  'move',
  'remove',
  'restore',
  'link',
  'unlink',
  'assign',
  'unassign',
  'settings',
] as const

const momentRule = vine.createRule(
  (value: unknown, _: undefined, field) => {
    try {
      const moment = parseMoment(String(value))
      if (moment < parseMoment('1970-01-02T00:00') || moment > parseMoment('2200-12-31T23:59'))
        field.report('Out of range', 'range', field, { min: 1970, max: 2200 })
    } catch {
      field.report('Must be a moment', 'moment', field)
    }
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$') }
)
/** A minute on the clock of the project's place: `2026-11-24T08:00`. */
const moment = () => vine.string().trim().maxLength(16).use(momentRule())

const placeRule = vine.createRule(() => {}, {
  toJSONSchema: (schema) => void Object.assign(schema, { type: ['integer', 'string'] }),
})
/** A task by its id, or by the `ref` of one that the same request adds. */
const place = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .maxLength(40)
    .use(placeRule())

const minutes = (min: number) =>
  vine.number({ strict: true }).withoutDecimals().range([min, LONGEST])

/** `#1f7a45` */
const color = () => line(20).regex(/^#[0-9a-f]{6}$/i)

const taskFields = vine.object({
  code: line(40).minLength(1).optional(),
  name: line(200).minLength(1).optional(),
  nameAr: line(200).nullable().optional(),
  kind: vine.enum(TASK_KINDS).optional(),
  calendarId: reference().nullable().optional(),
  duration: minutes(0).optional(),
  constraintKind: vine.enum(CONSTRAINTS).nullable().optional(),
  constraintAt: moment().nullable().optional(),
  deadline: moment().nullable().optional(),
  pinnedStart: moment().nullable().optional(),
  actualStart: moment().nullable().optional(),
  actualFinish: moment().nullable().optional(),
  remaining: minutes(0).nullable().optional(),
  percentComplete: vine.number({ strict: true }).range([0, 100]).decimal([0, 2]).optional(),
  weight: decimal({ digits: 4, max: 1_000_000 }).nullable().optional(),
  budget: decimal({ digits: 3, max: 100_000_000_000 }).nullable().optional(),
  assigneeId: reference().nullable().optional(),
  color: color().nullable().optional(),
  note: line(1000).nullable().optional(),
  // of settings
  start: moment().optional(),
  dataDate: moment().nullable().optional(),
  mustFinish: moment().nullable().optional(),
  lagCalendar: vine.enum(LAG_CALENDARS).optional(),
  outOfSequence: vine.enum(['retained_logic', 'progress_override']).optional(),
  critical: vine.enum(['float', 'longest_path']).optional(),
  criticalFloat: minutes(-LONGEST).optional(),
})

export const changesValidator = vine.create({
  changes: vine
    .array(
      vine.object({
        op: vine.enum(OPERATIONS),
        ref: line(40).minLength(1).optional(),
        id: reference().optional(),
        parentId: place().nullable().optional(),
        afterId: place().nullable().optional(),
        fromId: place().optional(),
        toId: place().optional(),
        taskId: place().optional(),
        resourceId: reference().optional(),
        type: vine.enum(LINK_TYPES).optional(),
        lag: minutes(-LONGEST).optional(),
        units: decimal({ digits: 4, min: 0.0001, max: 10_000 }).optional(),
        fields: taskFields.optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_CHANGES),
})
