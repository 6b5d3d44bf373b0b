import type { Unit } from '#core/unit/unit'
import { aboutFile } from '#files/actions/keep_file'
import File from '#files/models/file'
import { compareRevisions } from '#files/revisions'

type Place = Pick<File, 'drawingNumber' | 'folderId'>

/** Where a drawing is looked for among its revisions. */
export const placeOf = ({ drawingNumber, folderId }: File): Place => ({ drawingNumber, folderId })

/**
 * Of the live drawings of one number in one folder only the latest revision may be built from: the
 * others are marked with the one that replaces them. To be called after whatever brings a drawing
 * into a folder or takes it away.
 * @param file as it is saved now; read anew when it returns
 * @param before where it was until now: those that it leaves are marked anew as well
 */
export async function markSuperseded(unit: Unit, file: File, before?: Place) {
  const now = placeOf(file)
  const moved = before && (before.folderId !== now.folderId || before.drawingNumber !== now.drawingNumber) // prettier-ignore
  if (moved) await markDrawings(unit, before)
  await markDrawings(unit, now)
  await file.refresh()
  // what has no number any more is no revision of anything
  if (!now.drawingNumber && file.supersededById) await mark(unit, file, null)
}

async function markDrawings(unit: Unit, { drawingNumber, folderId }: Place) {
  if (!drawingNumber || !folderId) return
  const drawings = await File.query({ client: unit.trx })
    .where({ folderId, drawingNumber })
    .whereNull('trashedAt')
    .orderBy('id')
    .forUpdate()
  if (!drawings.length) return
  const latest = drawings.reduce((best, one) =>
    compareRevisions(one.drawingRevision, best.drawingRevision) > 0 ? one : best
  )
  for (const drawing of drawings) {
    const older = compareRevisions(drawing.drawingRevision, latest.drawingRevision) < 0
    await mark(unit, drawing, older ? latest.id : null)
  }
}

async function mark(unit: Unit, drawing: File, by: number | null) {
  if ((drawing.supersededById ?? null) === by) return
  const before = drawing.toAudit()
  drawing.supersededById = by
  await drawing.save()
  await unit.audit({ action: 'update', ...aboutFile(drawing), before, after: drawing.toAudit() })
}
