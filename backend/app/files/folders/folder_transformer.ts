import { BaseTransformer } from '@adonisjs/core/transformers'
import type Folder from '#files/shared/models/folder'
import { folderCan, type FolderHolder } from './folder_policy.js'

/** A folder as lists show it. */
export default class FolderTransformer extends BaseTransformer<Folder> {
  constructor(
    folder: Folder,
    private readonly holder: FolderHolder
  ) {
    super(folder)
  }

  toObject() {
    const folder = this.resource
    const can = folderCan(this.holder, folder)
    return {
      ...this.pick(folder, ['id', 'version', 'name', 'createdBy']),
      parentId: folder.parentId ?? null,
      nameAr: folder.nameAr ?? null,
      recordType: folder.recordType ?? null,
      recordId: folder.recordId ?? null,
      /** Whether its permissions are its own, and not those of the folder above. */
      restricted: folder.accessId === folder.id && folder.recordType === null,
      createdAt: folder.createdAt.toUTC().toISO()!,
      updatedAt: folder.updatedAt.toUTC().toISO()!,
      trashedAt: folder.trashedAt?.toUTC().toISO() ?? null,
      can,
      allowedActions: Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : [])),
    }
  }
}
