import type { Reason } from '#core/base/reason'
import { writer } from '#core/database/writer'
import { allSeries, type NumberSeries } from '#core/numbering/series'
import { fault, type Finding } from './check.js'

/**
 * Every series runs from 1 to its last number without a gap and without one above it. A number whose
 * document was deleted is accounted for by the audit log.
 */
export async function checkNumbers(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  const unclaimed = await lastByKey()
  for (const series of allSeries()) {
    const used = await usedNumbers(series)
    const keys = new Set([...used.keys(), ...[...unclaimed.keys()].filter(yearOf(series))])
    for (const key of [...keys].sort()) {
      const numbers = used.get(key) ?? new Set()
      finding.checked += numbers.size
      finding.problems.push(...gaps(key, numbers, unclaimed.get(key) ?? 0))
      unclaimed.delete(key)
    }
  }
  for (const key of unclaimed.keys())
    finding.problems.push(fault('series_unknown', { series: key }))
  return finding
}

/** The last number given, by series and year. */
async function lastByKey(): Promise<Map<string, number>> {
  const rows = await writer().from('number_sequences').orderBy('key').select('key', 'last_value')
  return new Map(rows.map((row) => [row.key, Number(row.last_value)]))
}

const yearOf = ({ prefix }: NumberSeries) => {
  const year = new RegExp(`^${prefix}-\\d+$`)
  return (key: string) => year.test(key)
}

/** The numbers that documents have, or had before they were deleted, by series and year. */
async function usedNumbers({ prefix, table, column, entityType }: NumberSeries) {
  const like = `${prefix}-%`
  const rows = await writer().from(table).where(column, 'like', like).select(`${column} as text`)
  const deleted = await writer()
    .from('audit_logs')
    .where({ action: 'delete', entity_type: entityType })
    .where('entity_label', 'like', like)
    .select('entity_label as text')
  const number = new RegExp(`^(${prefix}-\\d{4,})-(\\d+)`)
  const used = new Map<string, Set<number>>()
  for (const { text } of [...rows, ...deleted]) {
    const [, key, value] = number.exec(text) ?? []
    if (key) used.set(key, (used.get(key) ?? new Set()).add(Number(value)))
  }
  return used
}

function gaps(key: string, used: Set<number>, last: number): Reason[] {
  const problems: Reason[] = []
  for (let number = 1; number <= last; number++) {
    if (!used.has(number)) problems.push(fault('number_missing', { series: key, number }))
  }
  for (const number of used) {
    if (number > last) problems.push(fault('number_above', { series: key, number, last }))
  }
  return problems
}
