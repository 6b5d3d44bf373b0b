import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { arrayOf, day, nullable, object, oneOf, text } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import * as rules from '#core/validation/fields'
import { formatHours, parseHours } from '#engines/scheduling/hours_text'
import { CALENDAR_CHANGES } from '#production/enums/calendar_changes'
import type WorkCalendar from './models/work_calendar.js'

const MOST_CHANGES = 500
/** Longer than any typed hours of a day. */
const MOST_HOURS = 120
const KINDS = CALENDAR_CHANGES.map(({ value }) => value)

const hoursRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string') return
  const hours = parseHours(value)
  if (hours) field.mutate(formatHours(hours), field)
  else field.report('Must be hours', 'hours', field)
})
/** `08:00-12:00 13:00-17:00` */
export const hours = () => vine.string().trim().maxLength(MOST_HOURS).use(hoursRule())

/** Hours of seven days, Sunday first, null when closed; the whole is null where it is taken over. */
export const week: Field = {
  label: { en: 'Week', ar: 'الأسبوع' },
  rule: () => vine.array(hours().nullable()).fixedLength(7),
  schema: arrayOf(nullable(text)),
  toStored: (days: (string | null)[]) => JSON.stringify(days),
  toWire: (stored: string) => JSON.parse(stored) as (string | null)[],
}

const change = vine.object({
  from: rules.day(),
  to: rules.day(),
  name: rules.line(120).minLength(1),
  kind: vine.enum(KINDS),
  hours: hours().nullable().optional(),
})
type ChangeInput = Infer<typeof change>

/** Days with other hours: holidays, Ramadan, a Saturday of overtime. The last one of a day wins. */
export const changes: Field = {
  label: { en: 'Days with other hours', ar: 'أيام بساعات أخرى' },
  rule: () => vine.array(change).maxLength(MOST_CHANGES),
  schema: arrayOf(
    object({ from: day, to: day, name: text, kind: oneOf(KINDS), hours: nullable(text) })
  ),
  initial: [],
  rows: {
    preload: 'changes',
    read: (calendar: WorkCalendar) =>
      calendar.changes.map(({ fromOn, toOn, name, kind, hours: open }) => ({
        from: fromOn,
        to: toOn,
        name,
        kind,
        hours: open || null,
      })),
    async write(calendar: WorkCalendar, rows: ChangeInput[]) {
      checkChanges(rows)
      await calendar.related('changes').query().delete()
      await calendar.related('changes').createMany(
        rows.map(({ from, to, name, kind, hours: open }, position) => ({
          fromOn: from,
          toOn: to,
          name,
          kind,
          hours: kind === 'closed' ? '' : open!,
          position,
        }))
      )
    },
  },
}

/** @throws AppError 422 for days that end before they begin, and open days without hours */
function checkChanges(rows: ChangeInput[]) {
  rows.forEach(({ from, to, kind, hours: open }, index) => {
    if (to < from) throw invalid({ [`changes.${index}.to`]: ['beforeStart'] })
    if (kind !== 'closed' && !open) throw invalid({ [`changes.${index}.hours`]: ['required'] })
  })
}
