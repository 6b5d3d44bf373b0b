import { fault, judgeRows, word, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

/**
 * A posted change of cost is exactly the charges it spreads, exactly its lines, and exactly its parts:
 * nothing is lost between the freight bill and where the goods are.
 */
export function checkRevaluations(): Promise<Finding> {
  return judgeRows(revaluations(), ({ movement, lines, parts, charges }) => {
    if (!['posted', 'reversed'].includes(movement.status)) return null
    const value = Number(movement.value_minor)
    const [ofLines, ofParts, ofCharges] = [lines, parts, charges].map(sumOf)
    const differs = (part: string, sum: number) =>
      fault('revalued', { number: movement.number, value, part: word('parts', part), sum })
    if (ofLines !== value) return differs('lines', ofLines!)
    if (ofParts !== value) return differs('parts', ofParts!)
    return charges.length && ofCharges !== value ? differs('charges', ofCharges!) : null
  })
}

async function* revaluations() {
  const columns = ['number', 'status', 'value_minor']
  const own = (query: any) => void query.where('type', 'revalue')
  for await (const movements of pagesOf('stock_movements', columns, own)) {
    const ids = movements.map(({ id }) => id)
    const lines = await childrenOf('stock_movement_lines', 'movement_id', ids, 'id')
    const parts = await childrenOf('stock_revaluation_parts', 'movement_id', ids, 'id')
    const charges = await childrenOf('landed_charges', 'movement_id', ids, 'id')
    yield movements.map((movement) => ({
      movement,
      lines: lines.get(movement.id)!,
      parts: parts.get(movement.id)!,
      charges: charges.get(movement.id)!,
    }))
  }
}

const sumOf = (rows: any[]): number =>
  rows.reduce((sum, row) => sum + Number(row.value_minor ?? row.amount_minor), 0)
