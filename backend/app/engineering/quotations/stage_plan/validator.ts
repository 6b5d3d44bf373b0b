import vine from '@vinejs/vine'
import { day, line } from '#core/validation/fields'
import { TRACKING_STAGES } from '#engineering/enums/tracking_stages'

const text = (max: number) => line(max).nullable().optional()

export const stagePlanValidator = vine.create({
  stages: vine
    .array(
      vine.object({
        stage: vine.enum(TRACKING_STAGES),
        plannedOn: day().nullable().optional(),
        actualOn: day().nullable().optional(),
        responsible: text(160),
        remark: text(300),
      })
    )
    .distinct('stage')
    .maxLength(TRACKING_STAGES.length),
})
