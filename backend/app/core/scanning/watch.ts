import db from '@adonisjs/lucid/services/db'
import { line, registerHealthLine } from '#core/health/health_lines'
import { registerGauge } from '#core/metrics/registry'
import { SCAN_STATES } from '#core/storage/scan_gate'
import { scannerState } from './scanner_state.js'

const WATCHED = SCAN_STATES.filter((state) => state !== 'clean')

/** How many files are in each state but clean, as an index counts them. */
export async function countScans(): Promise<Map<string, number>> {
  const rows = await db
    .from('file_scans')
    .whereIn('state', WATCHED)
    .groupBy('state')
    .select('state')
    .count('* as total')
  return new Map(rows.map(({ state, total }) => [state, Number(total)]))
}

registerGauge(
  { name: 'portal_file_scans', help: 'Files that are not known to be clean', labels: ['state'] },
  async () => {
    const counts = await countScans()
    return WATCHED.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }))
  }
)

registerHealthLine('scanner', async () => {
  const state = await scannerState()
  if (!state) return null
  const counts = await countScans()
  const figures = {
    ...{ version: state.version, days: state.signatureDays },
    ...{ waiting: counts.get('waiting') ?? 0, infected: counts.get('infected') ?? 0 },
  }
  if (!state.answers) return line('fault', figures, 'away')
  if (state.isOld) return line('attention', figures, 'old')
  return line(figures.infected ? 'attention' : 'good', figures, 'infected')
})
