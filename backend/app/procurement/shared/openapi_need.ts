import { day, id, named, nullable, object, text } from '#core/openapi/schema'

/** The task that a line is bought for, with the day as the schedule is now. */
export const lineNeed = nullable(
  named(
    'LineNeed',
    object({
      id,
      taskCode: text,
      taskName: text,
      taskNameAr: nullable(text),
      needByOn: nullable(day),
    })
  )
)
