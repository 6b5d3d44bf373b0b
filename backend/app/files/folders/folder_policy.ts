import { BasePolicy } from '@adonisjs/bouncer'
import { mayManage } from '#files/shared/folder_access'
import { reaches, type Level } from '#files/shared/folder_levels'
import type Folder from '#files/shared/models/folder'

/** Who asks, and what the grants of the folder give them. */
export interface FolderHolder {
  id: number
  level: Level | null
}

/** What someone may do with a folder. */
export default class FolderPolicy extends BasePolicy {
  upload({ level }: FolderHolder, folder: Folder) {
    return !folder.trashedAt && reaches(level, 'upload')
  }

  createFolder(user: FolderHolder, folder: Folder) {
    return this.upload(user, folder)
  }

  update({ id, level }: FolderHolder, folder: Folder) {
    return !folder.trashedAt && !folder.fixed && mayManage(level, folder, id)
  }

  delete(user: FolderHolder, folder: Folder) {
    return this.update(user, folder)
  }

  restore({ id, level }: FolderHolder, folder: Folder) {
    return !!folder.trashedAt && mayManage(level, folder, id)
  }

  grant({ level }: FolderHolder, folder: Folder) {
    return !folder.trashedAt && folder.recordType === null && reaches(level, 'manage')
  }
}

const ACTIONS = ['upload', 'createFolder', 'update', 'delete', 'restore', 'grant'] as const

/** The policy's answers as they travel with the folder. */
export function folderCan(user: FolderHolder, folder: Folder) {
  const policy = new FolderPolicy()
  return Object.fromEntries(ACTIONS.map((name) => [name, policy[name](user, folder)])) as Record<
    (typeof ACTIONS)[number],
    boolean
  >
}
