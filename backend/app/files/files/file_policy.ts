import { BasePolicy } from '@adonisjs/bouncer'
import { mayManage } from '#files/shared/folder_access'
import { reaches, type Level } from '#files/shared/folder_levels'
import type File from '#files/shared/models/file'

/** Who asks, and what the grants of the file's folder give them; null for files of records. */
export interface FileHolder {
  id: number
  level: Level | null
}

/** What someone may do with a file; files of records are changed on the record's page. */
export default class FilePolicy extends BasePolicy {
  update({ id, level }: FileHolder, file: File) {
    return file.inLibrary && !file.trashedAt && mayManage(level, file, id)
  }

  delete(user: FileHolder, file: File) {
    return this.update(user, file)
  }

  addVersion(user: FileHolder, file: File) {
    return this.update(user, file)
  }

  copy(_: FileHolder, file: File) {
    return !file.trashedAt
  }

  restore({ id, level }: FileHolder, file: File) {
    return file.inLibrary && !!file.trashedAt && mayManage(level, file, id)
  }

  purge({ level }: FileHolder, file: File) {
    return file.inLibrary && !!file.trashedAt && reaches(level, 'manage')
  }

  /** Who looked at it or took it along. */
  downloads({ id, level }: FileHolder, file: File) {
    return file.inLibrary && mayManage(level, file, id)
  }
}

const ACTIONS = ['update', 'delete', 'addVersion', 'copy', 'restore', 'purge', 'downloads'] as const

/** The policy's answers as they travel with the file. */
export function fileCan(user: FileHolder, file: File) {
  const policy = new FilePolicy()
  return Object.fromEntries(ACTIONS.map((name) => [name, policy[name](user, file)])) as Record<
    (typeof ACTIONS)[number],
    boolean
  >
}
