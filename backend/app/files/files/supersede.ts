import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFile } from '#files/shared/about_file'
import File from '#files/shared/models/file'
import { compareRevisions } from './revisions.js'

type Place = Pick<File, 'drawingNumber' | 'folderId'>

/** Where a drawing is looked for among its revisions. */
export const placeOf = ({ drawingNumber, folderId }: File): Place => ({ drawingNumber, folderId })

/**
 * Of the live drawings of one number in one folder only the latest revision may be built from: the
 * others are marked with the one that replaces them. To be called after whatever brings a drawing
 * into a folder or takes it away.
 * @param file as it is saved now; read again when it returns
 * @param before where it was until now: those that it leaves are marked again as well
 */
export async function markSuperseded(uow: UnitOfWork, file: File, before?: Place) {
  const now = placeOf(file)
  const moved =
    before && (before.folderId !== now.folderId || before.drawingNumber !== now.drawingNumber)
  if (moved) await markDrawings(uow, before)
  await markDrawings(uow, now)
  await file.refresh()
  // what has no number any more is no revision of anything
  if (!now.drawingNumber && file.supersededById) await mark(uow, file, null)
}

/**
 * Marks the drawings of one number in one folder.
 * @param stagedWith of a copy that is not seen yet: the folder that it comes to be seen with
 */
export async function markDrawings(
  uow: UnitOfWork,
  { drawingNumber, folderId }: Place,
  stagedWith?: number
) {
  if (!drawingNumber || !folderId) return
  const query = File.query({ client: uow.trx }).where({ folderId, drawingNumber })
  if (stagedWith) void query.where('trashRootId', stagedWith)
  else void query.whereNull('trashedAt')
  const drawings = await query.orderBy('id').forUpdate()
  if (!drawings.length) return
  const latest = drawings.reduce((best, one) =>
    compareRevisions(one.drawingRevision, best.drawingRevision) > 0 ? one : best
  )
  for (const drawing of drawings) {
    const older = compareRevisions(drawing.drawingRevision, latest.drawingRevision) < 0
    await mark(uow, drawing, older ? latest.id : null)
  }
}

async function mark(uow: UnitOfWork, drawing: File, by: number | null) {
  if ((drawing.supersededById ?? null) === by) return
  const before = drawing.toAudit()
  drawing.supersededById = by
  await drawing.save()
  await uow.audit({ action: 'update', ...aboutFile(drawing), before, after: drawing.toAudit() })
}
