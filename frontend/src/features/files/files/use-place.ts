import { createContext, useCallback, useContext, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

export type Sort = 'name' | 'updatedAt' | 'size'

/** Where someone is in the file manager. The address is the only copy of it. */
export interface Place {
  /** A free folder, or one inside a record. */
  folder: number | null
  /** A kind of records: `quotations`. */
  root: string | null
  /** One record of it. */
  record: number | null
  trash: boolean
  q: string
  page: number
  sort: Sort
  order: 'asc' | 'desc'
  view: 'list' | 'grid'
  /** The file that is looked at. */
  file: number | null
}

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)
const SORTS: Sort[] = ['name', 'updatedAt', 'size']
const TOP = 1

type RecordPlace = Pick<Place, 'root' | 'record'>

/** The record whose files are shown where someone has gone nowhere else: its page has them in a tab. */
export const HomeRecord = createContext<RecordPlace | null>(null)

function readPlace(params: URLSearchParams, home: RecordPlace | null): Place {
  const isHome = home && !params.has('folder') && !params.has('root')
  const root = isHome ? home.root : params.get('root')
  const trash = params.get('trash') === '1'
  const folder = number(params.get('folder')) ?? (root || trash ? null : TOP)
  return {
    folder,
    root,
    record: isHome ? home.record : number(params.get('record')),
    trash,
    q: params.get('q') ?? '',
    page: number(params.get('page')) ?? 1,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    view: params.get('view') === 'grid' ? 'grid' : 'list',
    file: number(params.get('file')),
  }
}

function writePlace(place: Place, tab: string | null): URLSearchParams {
  const { folder, root, record, trash, q, page, sort, order, view, file } = place
  const params = new URLSearchParams(tab ? { tab } : {})
  if (trash) params.set('trash', '1')
  else if (folder && folder !== TOP) params.set('folder', String(folder))
  else if (root) params.set('root', root)
  if (record && !folder) params.set('record', String(record))
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  if (sort !== 'name') params.set('sort', sort)
  if (order === 'desc') params.set('order', order)
  if (view === 'grid') params.set('view', view)
  if (file) params.set('file', String(file))
  return params
}

const NOWHERE = { folder: null, root: null, record: null, trash: false, q: '', page: 1, file: null }

/** The place in the address, and the ways to another one. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const home = useContext(HomeRecord)
  const place = useMemo(() => readPlace(params, home), [params, home])
  const change = useCallback(
    (next: Partial<Place>, { replace = false } = {}) =>
      setParams(
        (current) => writePlace({ ...readPlace(current, home), ...next }, current.get('tab')),
        { replace }
      ),
    [setParams, home]
  )
  const go = useCallback((next: Partial<Place>) => change({ ...NOWHERE, ...next }), [change])
  return { place, change, go, addressOf: useAddressOf(place, home) }
}

/** The address of a place: within the tab of a record where it belongs to that record. */
function useAddressOf(place: Place, home: RecordPlace | null) {
  const { pathname, search } = useLocation()
  return useCallback(
    (next: Partial<Place>) => {
      const isInside =
        home && (next.folder ? true : next.root === home.root && next.record === home.record)
      const tab = isInside ? new URLSearchParams(search).get('tab') : null
      const address = writePlace({ ...place, ...NOWHERE, ...next }, tab).toString()
      return `${isInside ? pathname : '/files'}?${address}`
    },
    [place, home, pathname, search]
  )
}
