import { useCallback, useEffect, useMemo } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useList, type CrudSort } from '@refinedev/core'
import { useLocation } from 'react-router'
import { useListsArePending } from '../inputs/use-choices'
import { useAddressParams } from '../use-address-params'
import { rememberListAddress } from './list-address'
import {
  listQueryString,
  readTableQuery,
  toCrudFilters,
  writeTableQuery,
  type TableQuery,
} from './table-query'
import type { Row, TableTab } from './types'

interface TableStateOptions {
  resource: string
  tabs?: TableTab[]
  initialSorters?: CrudSort[]
}

export type TableState<R extends Row> = ReturnType<typeof useTableState<R>>

/**
 * A list whose whole state lives in the address: links, reload, the back button and saved views all
 * speak the API's own parameter names. The address is the only copy; nothing has to be kept equal.
 */
export function useTableState<R extends Row>(options: TableStateOptions) {
  const { resource, tabs, initialSorters } = options
  const { query, change, setFilter } = useTableQuery()
  const tab = tabs?.find(({ key }) => key === query.tab) ?? tabs?.[0]
  const sorters = query.sorters.length > 0 ? query.sorters : (initialSorters ?? NO_SORTERS)
  const { query: request, result } = useList({
    resource,
    pagination: { currentPage: query.page, pageSize: query.size },
    sorters,
    filters: toCrudFilters({ ...wrap(tab?.params), ...query.filters }),
    queryOptions: { placeholderData: keepPreviousData },
  })
  // fetched together with the rows: values that became texts later would move what is below them
  const listsArePending = useListsArePending()
  return {
    query,
    tab,
    sorters,
    rows: (result.data ?? NO_ROWS) as unknown as R[],
    total: result.total ?? 0,
    isFirstLoad: request.isPending || listsArePending,
    isRefreshing: request.isFetching,
    error: request.error,
    refetch: request.refetch,
    isFiltered: Object.keys(query.filters).length > 0,
    /** Query string of all matching rows, for exports. */
    exportQuery: listQueryString({ ...query, sorters }, tab?.params),
    change,
    setFilter,
    clearFilters: useCallback(() => change({ filters: {} }), [change]),
  }
}

// one and the same each time, so that what is drawn from it is not drawn again
const NO_ROWS: never[] = []
const NO_SORTERS: CrudSort[] = []

/** The list's state in the address, and how to change it. */
function useTableQuery() {
  const [params, setParams] = useAddressParams()
  const { pathname, search } = useLocation()
  const query = useMemo(() => readTableQuery(params), [params])
  useEffect(() => {
    rememberListAddress(pathname, search)
  }, [pathname, search])

  const change = useCallback(
    (next: Partial<TableQuery>) =>
      setParams(
        (current) => writeTableQuery({ ...readTableQuery(current), page: 1, ...next }),
        // Paging and tabs are places to come back to; typing in a filter is not.
        { replace: next.page === undefined && next.tab === undefined }
      ),
    [setParams]
  )

  const setFilter = useCallback(
    (name: string, values: string[]) => {
      setParams(
        (current) => {
          const state = readTableQuery(current)
          const filters = { ...state.filters, [name]: values }
          if (values.length === 0) delete filters[name]
          return writeTableQuery({ ...state, page: 1, filters })
        },
        { replace: true }
      )
    },
    [setParams]
  )
  return { query, change, setFilter }
}

function wrap(params: Record<string, string> = {}): Record<string, string[]> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value]]))
}
