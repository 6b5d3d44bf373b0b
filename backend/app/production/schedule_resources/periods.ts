import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { arrayOf, day, decimal, nullable, object, text } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import * as rules from '#core/validation/fields'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import { parseDay } from '#engines/scheduling/moment'
import type { Period } from '#engines/scheduling/outages'
import type ScheduleResource from './schedule_resource.js'
import type ScheduleResourcePeriod from './schedule_resource_period.js'

const MOST_PERIODS = 200
const UNITS = 10_000

const period = vine.object({
  from: rules.day(),
  to: rules.day(),
  units: rules.decimal({ digits: 4 }),
  note: rules.line(200).nullable().optional(),
})
type PeriodInput = Infer<typeof period>

export const periodSchema = object({ from: day, to: day, units: decimal, note: nullable(text) })

export const presentPeriods = (periods: readonly ScheduleResourcePeriod[]) =>
  periods.map(({ fromOn, toOn, unitsE4, note }) => ({
    ...{ from: fromOn, to: toOn, units: formatDecimal4(unitsE4), note },
  }))

/** As the engine takes them: until the day after the last one. */
export const periodsOf = ({ periods }: Pick<ScheduleResource, 'periods'>): Period[] =>
  periods.map(({ fromOn, toOn, unitsE4 }) => ({
    ...{ from: parseDay(fromOn), to: parseDay(toOn) + 1, units: Number(unitsE4) / UNITS },
  }))

/** Days on which there are other units than usual: more masons in June, half a crew in the summer. */
export const periods: Field = {
  label: { en: 'Units by period', ar: 'الوحدات حسب الفترة' },
  rule: () => vine.array(period).maxLength(MOST_PERIODS),
  schema: arrayOf(periodSchema),
  initial: [],
  rows: {
    preload: 'periods',
    alone: true,
    read: (resource: ScheduleResource) => presentPeriods(resource.periods),
    async write(resource: ScheduleResource, rows: PeriodInput[]) {
      checkPeriods(rows)
      await resource.related('periods').query().delete()
      await resource.related('periods').createMany(
        rows.map(({ from, to, units, note }) => ({
          ...{ fromOn: from, toOn: to, unitsE4: Number(parseDecimal(units, 4)) },
          note: note || null,
        }))
      )
    },
  },
}

/** @throws AppError 422 for days that end before they begin, and for days that another period has too */
function checkPeriods(rows: PeriodInput[]) {
  rows.forEach(({ from, to }, index) => {
    if (to < from) throw invalid({ [`periods.${index}.to`]: ['beforeStart'] })
    const isTaken = rows.slice(0, index).some((other) => other.from <= to && from <= other.to)
    if (isTaken) throw invalid({ [`periods.${index}.from`]: ['periodsOverlap'] })
  })
}
