import vine from '@vinejs/vine'
import { clientKey, day, decimal, line, reference } from '#core/validation/fields'
import { SITE_BLOCKERS, SITE_TRADES, SITE_WEATHER } from '#production/enums/site_reports'

/** Rows of one kind in a report. */
const MOST_ROWS = 100
/** Working minutes: a task of twenty years. */
const LONGEST = 5_000_000

const choice = (list: readonly { value: string }[]) => vine.enum(list.map(({ value }) => value))
const count = (most: number) => vine.number({ strict: true }).withoutDecimals().range([1, most])
const degrees = () =>
  vine.number({ strict: true }).withoutDecimals().range([-50, 70]).nullable().optional()
const hours = () => decimal({ digits: 2, max: 24 })

const crew = vine.object({ trade: choice(SITE_TRADES), headcount: count(5000), hours: hours() })
const machine = vine.object({ name: line(120).minLength(1), count: count(500), hours: hours() })
const work = vine.object({
  taskId: reference(),
  quantity: decimal({ digits: 4 }).nullable().optional(),
  unit: line(20).nullable().optional(),
  /** What was installed of it; the quantity is in its unit then. */
  materialId: reference().nullable().optional(),
  percentComplete: vine.number({ strict: true }).range([0, 100]).decimal([0, 2]),
  /** Working minutes that are left; without them they follow the percentage. */
  remaining: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, LONGEST])
    .nullable()
    .optional(),
  note: line(500).nullable().optional(),
})
const blocker = vine.object({
  reason: choice(SITE_BLOCKERS),
  taskId: reference().nullable().optional(),
  details: line(1000).minLength(1),
})

const weather = () => choice(SITE_WEATHER)
const stated = {
  temperatureLow: degrees(),
  temperatureHigh: degrees(),
  visitors: line(1000).nullable().optional(),
  notes: line(4000).nullable().optional(),
  crews: vine.array(crew).maxLength(MOST_ROWS).optional(),
  equipment: vine.array(machine).maxLength(MOST_ROWS).optional(),
  works: vine.array(work).maxLength(MOST_ROWS).optional(),
  blockers: vine.array(blocker).maxLength(MOST_ROWS).optional(),
}

export const createSiteReportValidator = vine.create({
  projectId: reference(),
  reportOn: day(),
  clientKey: clientKey(),
  weather: weather(),
  ...stated,
})

/** Lists that are sent replace those that are there. */
export const updateSiteReportValidator = vine.create({ weather: weather().optional(), ...stated })

/** The version of the schedule that the approver was shown: the progress is written into that one only. */
export const approveSiteReportValidator = vine.create({
  comment: line(1000).nullable().optional(),
  scheduleVersion: vine.number({ strict: true }).withoutDecimals().range([0, 1_000_000_000]),
})

export const printSiteReportValidator = vine.create({ language: vine.enum(['en', 'ar']) })

export const siteTasksValidator = vine.create({ projectId: vine.number().withoutDecimals().min(1) })
