import { FolderSchema } from '#database/schema'

/** The one folder that all free folders lie in. */
export const TOP_FOLDER = 1

export default class Folder extends FolderSchema {
  /** Ids of the folders above, from the top. */
  get ancestorIds(): number[] {
    return this.path.split('/').filter(Boolean).map(Number).slice(0, -1)
  }

  /** Folders that no one renames, moves or deletes: the top one and those of records. */
  get fixed(): boolean {
    return this.id === TOP_FOLDER || this.recordType !== null
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return { name: this.name, nameAr: this.nameAr ?? null, parentId: this.parentId ?? null }
  }
}
