import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { useLiveEvent } from '../../../providers/live'
import type {
  FileVersion,
  Folder,
  FolderDetail,
  RecordFolder,
  RecordFolderDetail,
  Root,
  StoredFile,
} from './types'
import type { Place } from './use-place'

export const PAGE_SIZE = 50
const KEY = 'file-manager'

interface Page<Row> {
  rows: Row[]
  total: number
}

export async function page<Row>(
  path: string,
  params: Record<string, string | number | string[] | undefined>,
  signal?: AbortSignal
): Promise<Page<Row>> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(name, String(one))
  }
  const { data, headers } = await http.get<Row[]>(`/api/${path}?${search.toString()}`, { signal })
  return { rows: data, total: Number(headers['x-total-count'] ?? data.length) }
}

async function one<Row>(path: string, signal?: AbortSignal): Promise<Row> {
  return (await http.get<Row>(`/api/${path}`, { signal })).data
}

/** Reads everything of the file manager again: after a change, here or elsewhere. */
export function useRefreshFiles() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}

/** Follows what others change. */
export function useFollowChanges() {
  const refresh = useRefreshFiles()
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'files' || resource === 'folders') void refresh()
  })
}

export function useRoots() {
  return useQuery({
    queryKey: [KEY, 'roots'],
    queryFn: ({ signal }) => one<Root[]>('folders/roots', signal),
  })
}

export function useFolder(id: number | null) {
  return useQuery({
    queryKey: [KEY, 'folder', id],
    queryFn: ({ signal }) => one<FolderDetail>(`folders/${id}`, signal),
    enabled: id !== null,
  })
}

export function useRecordFolder(root: string | null, record: number | null) {
  return useQuery({
    queryKey: [KEY, 'record', root, record],
    queryFn: ({ signal }) => one<RecordFolderDetail>(`folders/records/${root}/${record}`, signal),
    enabled: root !== null && record !== null,
  })
}

export function useRecords(root: string | null, { q, page: number }: Pick<Place, 'q' | 'page'>) {
  return useQuery({
    queryKey: [KEY, 'records', root, q, number],
    queryFn: ({ signal }) =>
      page<RecordFolder>(`folders/records/${root}`, { ...range(number), q }, signal),
    enabled: root !== null,
    placeholderData: keepPreviousData,
  })
}

export function useSubfolders(parentId: number | null | undefined) {
  return useQuery({
    queryKey: [KEY, 'subfolders', parentId],
    queryFn: ({ signal }) =>
      page<Folder>('folders', { parentId: parentId!, _start: 0, _end: 500 }, signal),
    enabled: !!parentId,
  })
}

type Filter = Record<string, string | number | string[] | undefined>

/**
 * Rows stay while another page or search of the same place is read; those of another place never.
 *
 * @param filter null while it is not known yet which files are wanted, or when there are none
 */
export function useFiles(filter: Filter | null, place: Place) {
  const { page: number, sort, order, folder, root, record } = place
  const scope = [folder, root, record].join()
  return useQuery<Page<StoredFile>>({
    queryKey: [KEY, 'files', scope, filter, number, sort, order],
    queryFn: ({ signal }) =>
      page<StoredFile>(
        'files',
        { ...filter, ...range(number), _sort: sort, _order: order },
        signal
      ),
    enabled: filter !== null,
    placeholderData: (rows, previous) =>
      filter !== null && previous?.queryKey[2] === scope ? rows : undefined,
  })
}

export function useFile(id: number | null) {
  return useQuery({
    queryKey: [KEY, 'file', id],
    queryFn: ({ signal }) => one<StoredFile>(`files/${id}`, signal),
    enabled: id !== null,
  })
}

export function useVersions(file: StoredFile) {
  return useQuery({
    queryKey: [KEY, 'versions', file.id, file.version],
    queryFn: ({ signal }) => one<FileVersion[]>(`files/${file.id}/versions`, signal),
  })
}

export function useTrash() {
  return useQuery({
    queryKey: [KEY, 'trash'],
    queryFn: async ({ signal }) => {
      const range500 = { _start: 0, _end: 500 }
      const [folders, files] = await Promise.all([
        page<Folder>('folders/trash', range500, signal),
        page<StoredFile>('files/trash', range500, signal),
      ])
      return { folders: folders.rows, files: files.rows }
    },
  })
}

const range = (number: number) => ({
  _start: (number - 1) * PAGE_SIZE,
  _end: number * PAGE_SIZE,
})
