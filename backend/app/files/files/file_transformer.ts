import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ScanState } from '#core/storage/scan_gate'
import type File from '#files/shared/models/file'
import { DRAWING_FIELDS } from '#files/shared/models/file'
import type { fileCan } from './file_policy.js'

/** What is shown of a file beside its row. */
export interface FileView {
  can: ReturnType<typeof fileCan>
  updatedByName: string | null
  /** Where a search was found in the file's text. */
  snippet: string | null
  /** There is a small picture of its present version. */
  isDrawn: boolean
  /** What the virus scanner says of its present version. */
  scan: ScanState | null
  supersededBy?: { id: number; name: string; drawingRevision: string | null }
}

/** What is shown of a file; where and how it is stored is not. */
export default class FileTransformer extends BaseTransformer<File> {
  constructor(
    file: File,
    private readonly view: FileView
  ) {
    super(file)
  }

  toObject() {
    const file = this.resource
    const { can, updatedByName, snippet, supersededBy, isDrawn } = this.view
    return {
      ...this.pick(file, ['id', 'version', 'versionNo', 'mime', 'extension', 'size', 'sha256']),
      ...this.pick(file, ['ownerType', 'ownerId', ...DRAWING_FIELDS]),
      folderId: file.folderId ?? null,
      name: file.originalName,
      versionNote: file.versionNote ?? null,
      supersededBy: supersededBy ?? null,
      createdBy: file.createdBy,
      createdAt: file.createdAt.toUTC().toISO(),
      updatedBy: file.updatedBy ?? file.createdBy,
      updatedByName,
      updatedAt: (file.updatedAt ?? file.createdAt).toUTC().toISO(),
      trashedAt: file.trashedAt?.toUTC().toISO() ?? null,
      url: `/api/files/${file.id}/content`,
      // another version has another address
      thumbnailUrl: isDrawn ? `/api/files/${file.id}/thumbnail?v=${file.versionNo}` : null,
      snippet,
      scan: this.view.scan,
      can,
      allowedActions: Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : [])),
    }
  }
}
