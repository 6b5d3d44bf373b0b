import { nameIn } from '../../../kit/display/name-in'

export interface StoredFile {
  id: number
  version: number
  versionNo: number
  name: string
  mime: string
  extension: string
  size: number
  folderId: number | null
  ownerType: string | null
  versionNote: string | null
  drawingNumber: string | null
  drawingRevision: string | null
  drawingTitle: string | null
  discipline: string | null
  supersededBy: { id: number; name: string; drawingRevision: string | null } | null
  createdAt: string
  updatedAt: string
  updatedByName: string | null
  trashedAt: string | null
  url: string
  /** Where a search was found in the text. */
  snippet: string | null
  can: Partial<Record<FileAction, boolean>>
}

export type FileAction =
  'update' | 'delete' | 'addVersion' | 'copy' | 'restore' | 'purge' | 'downloads'

export interface Step {
  id: number
  name: string
  nameAr: string | null
  recordType: string | null
  recordId: number | null
}

export interface Folder {
  id: number
  version: number
  name: string
  nameAr: string | null
  parentId: number | null
  restricted: boolean
  updatedAt: string
  trashedAt: string | null
  can: Partial<Record<FolderAction, boolean>>
  breadcrumbs?: Step[]
}

export type FolderAction = 'upload' | 'createFolder' | 'update' | 'delete' | 'restore' | 'grant'

/** A record of a department, shown as a folder. */
export interface RecordFolder {
  id: number
  root: string
  code: string
  name: string
  nameAr: string | null
  folderId?: number | null
  documents?: { ownerType: string; ownerId: number }[]
  can?: { upload: boolean }
}

export interface Root {
  key: string
  folderId: number | null
}

export interface FileVersion {
  fileId: number
  versionNo: number
  current: boolean
  name: string
  mime: string
  size: number
  drawingRevision: string | null
  note: string | null
  createdByName: string | null
  createdAt: string
  url: string
}

/** A row of the list: a folder or a file. */
export type Item =
  { kind: 'folder'; key: string; folder: Folder } | { kind: 'file'; key: string; file: StoredFile }

export const itemOf = {
  folder: (folder: Folder): Item => ({ kind: 'folder', key: `folder-${folder.id}`, folder }),
  file: (file: StoredFile): Item => ({ kind: 'file', key: `file-${file.id}`, file }),
}

/** What stands over a folder or record, as readers of a language know it. */
export const titleIn = (
  language: string,
  { name, nameAr }: { name: string; nameAr: string | null }
) => nameIn(language, name, nameAr)

export function nameOfItem(language: string, item: Item): string {
  return item.kind === 'folder' ? titleIn(language, item.folder) : item.file.name
}
