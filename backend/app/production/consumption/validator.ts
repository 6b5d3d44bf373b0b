import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { OPENED } from './queries/consumption_entries.js'

const MOST_ROWS = 1000
const quantity = () => decimal({ digits: 4, min: 0, max: 100_000_000 })
const percent = (max: number) => decimal({ digits: 2, min: 0, max })

/** Rows as typed, pasted or read from a file: a material by its id or its code. */
export const planRowsValidator = vine.create({
  projectId: reference(),
  rows: vine
    .array(
      vine.object({
        materialId: reference().optional(),
        materialCode: line(40).optional(),
        planned: quantity(),
        allowance: percent(1000).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_ROWS),
})

export const updatePlanValidator = vine.create({
  planned: quantity().optional(),
  allowance: percent(1000).optional(),
})

export const progressValidator = vine.create({
  percent: percent(100),
  reportedOn: day().optional(),
})

export const installValidator = vine.create({
  /** Below zero takes back what was noted too much. */
  quantity: decimal({ digits: 4, min: -100_000_000, max: 100_000_000 }),
  installedOn: day().optional(),
  note: line(300).nullable().optional(),
})

const month = () =>
  vine
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()

export const entriesValidator = vine.create({ figure: vine.enum(OPENED), month: month() })

const row = () => vine.number().withoutDecimals().range([0, 1_000_000]).optional()

/** Of a material over all projects, a page at a time. */
export const materialEntriesValidator = vine.create({
  figure: vine.enum(['issued', 'returned', 'net', 'installed']),
  month: month(),
  projectId: vine.number().withoutDecimals().min(1).optional(),
  _start: row(),
  _end: row(),
})
