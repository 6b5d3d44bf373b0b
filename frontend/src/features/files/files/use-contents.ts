import { useTranslation } from 'react-i18next'
import { useFiles, useFolder, useRecordFolder, useSubfolders } from './api'
import { itemOf, titleIn, type Item } from './types'
import type { Place } from './use-place'

export type Contents = ReturnType<typeof useContents>

/**
 * What lies in a place: the folders on the first page, then the files. A record shows the documents
 * that its department keeps with it and the folders filed under it.
 */
export function useContents(place: Place) {
  const { i18n } = useTranslation()
  const record = useRecordFolder(place.folder ? null : place.root, place.record)
  const folderId = place.folder ?? record.data?.folderId ?? null
  const folder = useFolder(folderId)
  const subfolders = useSubfolders(folderId)
  const files = useFiles(filterOf(place, record.data?.documents), place)
  const shownFolders = place.q || place.page > 1 ? [] : (subfolders.data?.rows ?? [])
  const items: Item[] = [
    ...shownFolders.map(itemOf.folder),
    ...(files.data?.rows ?? []).map(itemOf.file),
  ]
  const title = place.folder ? folder.data : record.data
  const atRecords = !!place.root && !place.record && !place.folder
  const queries = atRecords ? [] : [...(place.folder ? [folder] : [record]), files]
  return {
    items,
    total: files.data?.total ?? 0,
    folder: folderId ? folder.data : undefined,
    record: record.data,
    name: title ? titleIn(i18n.language, title) : '',
    mayUpload: folder.data?.can.upload ?? record.data?.can.upload ?? false,
    isPending: queries.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== 'idle'),
    error: queries.find(({ error }) => error)?.error,
    retry: () => queries.forEach((query) => void query.refetch()),
  }
}

type Documents = { ownerType: string; ownerId: number }[]

function filterOf({ folder, root, record, q, trash }: Place, documents?: Documents) {
  if (trash) return null
  if (folder) return { folderId: q ? undefined : folder, q }
  if (!root || !record || !documents) return null
  if (!documents.length) return null
  return {
    ownerType: [...new Set(documents.map(({ ownerType }) => ownerType))],
    ownerId: [...new Set(documents.map(({ ownerId }) => String(ownerId)))],
    q,
  }
}
