import { writer } from '#core/database/writer'
import type { Finding } from './check.js'

/** Which table the numbers of a series are in. */
const SERIES: Record<string, { table: string; column: string }> = {
  Q: { table: 'quotations', column: 'number' },
  PO: { table: 'purchase_orders', column: 'number' },
  PRJ: { table: 'projects', column: 'code' },
}

/**
 * Every series runs from 1 to its last number without a gap and without one above it. A number whose
 * document was deleted is accounted for by the audit log.
 */
export async function checkNumbers(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  const keys = await writer().from('number_sequences').orderBy('key').select('key', 'last_value')
  for (const { key, last_value: last } of keys) {
    const place = SERIES[key.replace(/-\d+$/, '')]
    if (!place) {
      finding.problems.push(`${key}: no documents are known for this series`)
      continue
    }
    const used = await usedNumbers(key, place)
    finding.checked += used.size
    finding.problems.push(...gaps(key, used, Number(last)))
  }
  return finding
}

async function usedNumbers(key: string, { table, column }: { table: string; column: string }) {
  const like = `${key}-%`
  const rows = await writer().from(table).where(column, 'like', like).select(`${column} as text`)
  const deleted = await writer()
    .from('audit_logs')
    .where('action', 'delete')
    .where('entity_label', 'like', like)
    .select('entity_label as text')
  const numbers = [...rows, ...deleted].map(({ text }) => /^\d+/.exec(text.slice(key.length + 1)))
  return new Set(numbers.flatMap((match) => (match ? [Number(match[0])] : [])))
}

function gaps(key: string, used: Set<number>, last: number): string[] {
  const problems: string[] = []
  for (let number = 1; number <= last; number++) {
    if (!used.has(number)) problems.push(`${key}: ${number} was given to no document`)
  }
  for (const number of used) {
    if (number > last) problems.push(`${key}: ${number} is above the last given, ${last}`)
  }
  return problems
}
