import type { HttpContext } from '@adonisjs/core/http'
import type { ImportPreview } from './import_preview.js'
import { lackedFor } from './lacked_rights.js'
import type ScheduleImport from './schedule_import.js'

/** An import as its page shows it. */
export function presentImport({ abilities }: HttpContext, batch: ScheduleImport) {
  const { id, version, projectId, format, fileName, status, jobId, fault, faultDetail } = batch
  const preview = batch.preview === null ? null : shownPreview(batch.preview)
  const isOpen = status === 'ready' || status === 'applying'
  const lacked = lackedFor(preview, abilities)
  const mayApply = abilities.has('schedules.manage') && isOpen && !preview?.fault && !lacked.length
  return {
    ...{ id, version, projectId, format, fileName, status, jobId, fault, faultDetail, preview },
    lacked,
    createdAt: batch.createdAt.toISO()!,
    can: { apply: mayApply },
    allowedActions: mayApply ? ['apply'] : [],
  }
}

/** What was read in earlier days has no notes. */
const shownPreview = (text: string): ImportPreview => ({
  notes: [],
  beforeProject: null,
  baselines: [],
  ...JSON.parse(text),
})
