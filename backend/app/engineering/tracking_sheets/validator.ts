import vine from '@vinejs/vine'

/** The quotations of a list by its query; those of a page are `ids`. */
export const sheetBatchValidator = vine.create({
  query: vine.string().maxLength(4000).nullable().optional(),
  language: vine.enum(['en', 'ar']).optional(),
})

export const sheetComparisonValidator = vine.create({
  with: vine.number().withoutDecimals().range([1, 2_000_000_000]),
})

export const trackingSheetValidator = vine.create({
  language: vine.enum(['en', 'ar']).optional(),
})
