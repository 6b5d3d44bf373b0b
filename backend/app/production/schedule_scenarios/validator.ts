import vine from '@vinejs/vine'
import { hours } from '#production/work_calendars/fields'
import { day, decimal, reference } from '#core/validation/fields'

export const createScenarioValidator = vine.create({
  /** How long it may look. */
  seconds: vine.number({ strict: true }).withoutDecimals().range([2, 60]).optional(),
  /** The same number gives the same search. */
  seed: vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000]).optional(),
  /** What if there were more of these. */
  extra: vine
    .array(
      vine.object({
        resourceId: reference(),
        units: decimal({ digits: 2, min: 0.01, max: 1000 }),
      })
    )
    .maxLength(20)
    .distinct('resourceId')
    .optional(),
  /** What if tasks had to be finished by these days; lateness counts by its weight. */
  dates: vine
    .array(
      vine.object({
        taskId: reference(),
        day: day(),
        weight: vine.number({ strict: true }).withoutDecimals().range([1, 100]).optional(),
      })
    )
    .maxLength(50)
    .distinct('taskId')
    .optional(),
  /** What if the calendar of the schedule had these hours on days of the week, 0 = Sunday. */
  hours: vine
    .array(
      vine.object({
        weekday: vine.number({ strict: true }).withoutDecimals().range([0, 6]),
        hours: hours(),
      })
    )
    .maxLength(7)
    .distinct('weekday')
    .optional(),
})
