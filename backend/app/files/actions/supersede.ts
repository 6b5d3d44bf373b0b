import type { Unit } from '#core/unit/unit'
import { aboutFile } from '#files/actions/keep_file'
import File from '#files/models/file'
import { compareRevisions } from '#files/revisions'

/**
 * Of the live drawings of one number in one folder only the latest revision may be built from: the
 * others are marked with the one that replaces them.
 */
export async function markSuperseded(unit: Unit, { drawingNumber, folderId }: File) {
  if (!drawingNumber || !folderId) return
  const drawings = await File.query({ client: unit.trx })
    .where({ folderId, drawingNumber })
    .whereNull('trashedAt')
    .orderBy('id')
    .forUpdate()
  const latest = drawings.reduce((best, one) =>
    compareRevisions(one.drawingRevision, best.drawingRevision) > 0 ? one : best
  )
  for (const drawing of drawings) {
    const older = compareRevisions(drawing.drawingRevision, latest.drawingRevision) < 0
    const by = older ? latest.id : null
    if ((drawing.supersededById ?? null) === by) continue
    const before = drawing.toAudit()
    drawing.supersededById = by
    await drawing.save()
    await unit.audit({ action: 'update', ...aboutFile(drawing), before, after: drawing.toAudit() })
  }
}
