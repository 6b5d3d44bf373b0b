import vine from '@vinejs/vine'
import { CASH_LINES } from '#core/cash/cash_sources'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { BESIDE, WEEKS } from './cash_forecast.js'

const COLUMNS = [...Array.from({ length: WEEKS }, (_, week) => String(week)), ...BESIDE]

const whole = (most: number, strict: boolean) =>
  vine.number({ strict }).withoutDecimals().range([0, most]).optional()

/** What if; nothing of it is what is expected. In a body numbers are numbers. */
const scenario = ({ strict }: { strict: boolean }) => ({
  delay: whole(180, strict),
  collected: whole(100, strict),
  defer: whole(180, strict),
})

export const cashForecastValidator = vine.create(scenario({ strict: false }))

/** The documents behind a figure: its line, or all of them, and its column, a week by its number from 0. */
export const cashItemsValidator = vine.create({
  ...scenario({ strict: false }),
  line: vine.enum(CASH_LINES).optional(),
  column: vine.enum(COLUMNS),
})

export const cashFileValidator = vine.create({
  ...scenario({ strict: true }),
  format: vine.enum(REPORT_FORMATS),
})
