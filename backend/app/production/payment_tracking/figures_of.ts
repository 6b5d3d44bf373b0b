import { formatMoney } from '#engines/money/money'
import { AMOUNTS } from './figures.js'

type Amounts = Record<(typeof AMOUNTS)[number], string>

/** The amounts of a row as decimal strings; null for those who may not see what projects are worth. */
export function figuresOf(
  row: Record<string, any>,
  abilities: ReadonlySet<string>
): Amounts | null {
  if (!abilities.has('projects.prices')) return null
  return Object.fromEntries(
    AMOUNTS.map((name) => [name, formatMoney(Number(row[`${name}_minor`]), row.currency)])
  ) as Amounts
}
