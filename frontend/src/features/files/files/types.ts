import type { Answer, Schema } from '../../../api/types'
import { nameIn } from '../../../kit/display/name-in'

export type StoredFile = Schema<'File'>

export type Step = FolderDetail['breadcrumbs'][number]

export type Folder = Schema<'Folder'>
export type FolderDetail = Schema<'FolderDetail'>

/** A record of a department, shown as a folder. */
export type RecordFolder = Schema<'RecordFolder'>
export type RecordFolderDetail = Schema<'RecordFolderDetail'>

export type Root = Answer<'folder_roots.index'>[number]

export type FileVersion = Schema<'FileVersion'>

/** A row of the list: a folder or a file. */
export type Item =
  { kind: 'folder'; key: string; folder: Folder } | { kind: 'file'; key: string; file: StoredFile }

export const itemOf = {
  folder: (folder: Folder): Item => ({ kind: 'folder', key: `folder-${folder.id}`, folder }),
  file: (file: StoredFile): Item => ({ kind: 'file', key: `file-${file.id}`, file }),
}

/** What stands over a folder or record, as users of a language know it. */
export const titleIn = (
  language: string,
  { name, nameAr }: { name: string; nameAr: string | null }
) => nameIn(language, name, nameAr)

export function nameOfItem(language: string, item: Item): string {
  return item.kind === 'folder' ? titleIn(language, item.folder) : item.file.name
}
