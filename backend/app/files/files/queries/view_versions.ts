import { nameIn, userNames } from '#core/base/user_names'
import type File from '#files/shared/models/file'
import FileVersion from '#files/shared/models/file_version'

const SHOWN = 200

/** A file's versions, the present one first. */
export async function viewVersions(file: File) {
  const earlier = await FileVersion.query()
    .where('fileId', file.id)
    .orderBy('versionNo', 'desc')
    .limit(SHOWN)
  const present = {
    versionNo: file.versionNo,
    versionNote: file.versionNote ?? null,
    drawingRevision: file.drawingRevision ?? null,
    mime: file.mime,
    size: file.size,
    sha256: file.sha256,
    originalName: file.originalName,
    createdBy: file.updatedBy ?? file.createdBy,
    createdAt: file.updatedAt ?? file.createdAt,
  }
  const all = [present, ...earlier]
  const names = await userNames(all.map(({ createdBy }) => createdBy))
  // a record's columns are not its own properties: each is named
  return all.map((one) => ({
    fileId: file.id,
    versionNo: one.versionNo,
    current: one.versionNo === file.versionNo,
    name: one.originalName,
    mime: one.mime,
    size: Number(one.size),
    sha256: one.sha256,
    drawingRevision: one.drawingRevision ?? null,
    note: one.versionNote ?? null,
    createdBy: one.createdBy,
    createdByName: nameIn(names, one.createdBy),
    createdAt: one.createdAt.toUTC().toISO(),
    url: `/api/files/${file.id}/versions/${one.versionNo}/content`,
  }))
}
