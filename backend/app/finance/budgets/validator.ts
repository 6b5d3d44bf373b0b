import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { COST_OWNERS, COST_SOURCES } from '#core/budgets/cost_sources'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { decimal, line, reference } from '#core/validation/fields'

/** Ten billion, as of other documents. */
const MOST = 10_000_000_000
export const MOST_MONTHS = 60

const month = () => vine.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const amount = () => decimal({ digits: 2, min: 0, max: MOST })

const lines = () =>
  vine
    .array(
      vine.object({
        costHead: vine.enum(COST_HEADS),
        /** Of a budget by month the sum of its months, which need not be stated. */
        amount: amount().nullable().optional(),
        months: vine.array(amount()).maxLength(MOST_MONTHS).nullable().optional(),
        note: line(300).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(COST_HEADS.length)

const optional = {
  projectId: reference().nullable().optional(),
  departmentId: reference().nullable().optional(),
  isMonthly: vine.boolean({ strict: true }).optional(),
  details: line(2000).nullable().optional(),
}

export const createBudgetValidator = vine.create({
  title: line(200).minLength(1),
  owner: vine.enum(COST_OWNERS),
  fromMonth: month(),
  toMonth: month(),
  lines: lines(),
  ...optional,
})

export const updateBudgetValidator = vine.create({
  title: line(200).minLength(1).optional(),
  owner: vine.enum(COST_OWNERS).optional(),
  fromMonth: month().optional(),
  toMonth: month().optional(),
  lines: lines().optional(),
  ...optional,
})

/** A copy for other months, such as the year after. */
export const copyBudgetValidator = vine.create({ fromMonth: month() })

/** The documents behind a figure: of one source, or of all that was spent. */
export const budgetItemsValidator = vine.create({
  source: vine.enum([...COST_SOURCES, 'actual'] as const),
  costHead: vine.enum(COST_HEADS).optional(),
  month: month().optional(),
})

export const budgetFileValidator = vine.create({ format: vine.enum(REPORT_FORMATS) })
