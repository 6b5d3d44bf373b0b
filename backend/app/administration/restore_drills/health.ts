import { DateTime } from 'luxon'
import { line, registerHealthLine } from '#core/health/health_lines'
import RestoreDrill from './restore_drill.js'

const LATE_DAYS = 35

registerHealthLine('restore_drill', async () => {
  const last = await RestoreDrill.query().whereNot('state', 'running').orderBy('id', 'desc').first()
  if (!last) return line('attention', { at: null, faults: 0 }, 'none')
  const figures = { at: last.startedAt.toUTC().toISO(), faults: last.faultCount }
  if (last.state === 'failed') return line('fault', figures, 'failed')
  const days = DateTime.utc().diff(last.startedAt).as('days')
  return line(days > LATE_DAYS ? 'attention' : 'good', figures, 'late')
})
