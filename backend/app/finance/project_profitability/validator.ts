import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { COST_SOURCES } from '#core/budgets/cost_sources'
import { WORTH_FIGURES } from '#core/budgets/project_worth'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { decimal, line, reference } from '#core/validation/fields'

/** The documents behind a figure: what it is worth, or what it costs, by source and cost head. */
export const profitabilityItemsValidator = vine.create({
  figure: vine.enum([...WORTH_FIGURES, ...COST_SOURCES, 'actual'] as const),
  costHead: vine.enum(COST_HEADS).optional(),
})

/** What a project is expected to cost in all; null takes the estimate away. */
export const estimateValidator = vine.create({
  cost: decimal({ digits: 2, min: 0, max: 10_000_000_000 }).nullable(),
  note: line(1000).nullable().optional(),
})

/** Of one project, or of all with a status. */
export const profitabilityFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  projectId: reference().optional(),
  status: line(40).optional(),
})
