import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { day, decimal, line, reference } from '#core/validation/fields'

/** Ten billion either way, as of other documents. */
const MOST = 10_000_000_000
const MOST_LINES = 200

const lines = () =>
  vine
    .array(
      vine.object({
        accountId: reference(),
        /** One of the two. */
        debit: decimal({ digits: 2, min: 0, max: MOST }).nullable().optional(),
        credit: decimal({ digits: 2, min: 0, max: MOST }).nullable().optional(),
        projectId: reference().nullable().optional(),
        departmentId: reference().nullable().optional(),
        costHead: vine.enum(COST_HEADS).nullable().optional(),
        memo: line(300).nullable().optional(),
      })
    )
    .minLength(2)
    .maxLength(MOST_LINES)

const optional = {
  titleAr: line(200).nullable().optional(),
  details: line(2000).nullable().optional(),
  /** An accrual takes itself back on this day. */
  reversesOn: day().nullable().optional(),
}

export const createJournalValidator = vine.create({
  journalOn: day(),
  title: line(200).minLength(1),
  lines: lines(),
  ...optional,
})

export const updateJournalValidator = vine.create({
  journalOn: day().optional(),
  title: line(200).minLength(1).optional(),
  lines: lines().optional(),
  ...optional,
})
