import vine from '@vinejs/vine'
import { day, line } from '#core/validation/fields'
import { TRACKING_STAGES } from '#engineering/documents/tracking_sheet_data'

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

/** The quotations of a list by its query; those of a page are `ids`. */
export const sheetBatchValidator = vine.create({
  query: vine.string().maxLength(4000).nullable().optional(),
  language: vine.enum(['en', 'ar']).optional(),
})

export const sheetComparisonValidator = vine.create({
  with: vine.number().withoutDecimals().range([1, 2_000_000_000]),
})
