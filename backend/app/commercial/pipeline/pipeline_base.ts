import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import { STAGE_PROBABILITY_BP } from './stages.js'
import { winRateOf } from './win_rate.js'

/** Values are in the base currency; records in others are counted, not summed. */
export const CURRENCY = 'SAR'

export interface Period {
  from: string
  to: string
}

/** The quotations of a period with the entries of sales; a revision replaces its predecessors. */
export const quotationsOf = ({ from, to }: Period) =>
  db
    .from('sales_quotations as q')
    .leftJoin('pipeline_entries as e', 'e.quotation_id', 'q.id')
    .whereBetween('q.quoted_on', [from, to])
    .whereNot('q.stage', 'superseded')

const byStage = Object.entries(STAGE_PROBABILITY_BP)
  .map(([stage, bp]) => `WHEN '${stage}' THEN ${bp}`)
  .join(' ')

/** Chance of a quotation in basis points: as entered by sales, else that of its stage. */
export const PROBABILITY = `COALESCE(e.probability_bp, CASE q.stage ${byStage} ELSE 0 END)`

const value = (condition: string) =>
  `SUM(CASE WHEN q.currency = '${CURRENCY}' AND ${condition} THEN q.total_minor ELSE 0 END)`
const count = (condition: string) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`

/** Sums of a group, as `figuresOf` reads them. */
export const FIGURES = [
  'COUNT(*) AS total',
  `${value('1 = 1')} AS value`,
  `SUM(CASE WHEN q.currency = '${CURRENCY}' THEN q.total_minor * 1.0 * ${PROBABILITY} / 10000 ELSE 0 END) AS weighted`,
  `${count("q.stage = 'won'")} AS won`,
  `${count("q.stage IN ('won', 'lost')")} AS decided`,
  `${value("q.stage = 'won'")} AS won_value`,
  `${value("q.stage IN ('won', 'lost')")} AS decided_value`,
].join(', ')

const HUNDRED = 100
const ONE_DECIMAL = 10

/** A row of sums as the wire shows it. */
export function figuresOf(row: Record<string, any> = {}) {
  const number = (name: string) => Number(row[name] ?? 0)
  const decidedValue = number('decided_value')
  const shareWon = decidedValue ? number('won_value') / decidedValue : null
  return {
    count: number('total'),
    value: formatMoney(number('value'), CURRENCY),
    weighted: formatMoney(Math.round(number('weighted')), CURRENCY),
    wonValue: formatMoney(number('won_value'), CURRENCY),
    winRate: winRateOf(number('won'), number('decided')),
    /** Won of decided by value, in per cent. */
    winRateByValue:
      shareWon === null ? null : Math.round(shareWon * HUNDRED * ONE_DECIMAL) / ONE_DECIMAL,
  }
}

export type Figures = ReturnType<typeof figuresOf>
