import type { ReactNode } from 'react'
import { Flex } from 'antd'
import type { FileFormat } from '../jobs/file-order-button'
import { resourceOf } from '../define-resource'
import { ColumnChooser } from './column-chooser'
import { ExportButton } from './export-button'
import { FilterDrawer, type FilterableColumn } from './filter-drawer'
import { SavedViewsButton } from './saved-views-button'
import { SearchBox } from './search-box'
import type { Row } from './types'
import type { TablePrefs } from './use-table-prefs'
import type { TableState } from './use-table-state'
import { ViewSwitch } from './view-switch'

interface TableToolbarProps<R extends Row> {
  resource: string
  state: TableState<R>
  prefs: TablePrefs
  columns: { key: string; title: string }[]
  filterable: FilterableColumn[]
  /** Narrow screens have no column headers, so filters get a drawer. */
  narrow: boolean
  /** As a table; or the formats, where there are more. */
  exportable?: boolean | readonly FileFormat[]
  /** More to do with what the list shows now. */
  listActions?: (list: { query: string; total: number }) => ReactNode
  searchable: boolean
  /** The rows can be cards as well. */
  hasCards: boolean
}

/** Search, filters, views, export and columns of a list. */
export function TableToolbar<R extends Row>(props: TableToolbarProps<R>) {
  const { resource, state, prefs, columns, filterable, narrow, exportable } = props
  return (
    <Flex wrap gap="small" className="no-print" style={{ marginBlockEnd: 8 }}>
      {props.searchable ? (
        <SearchBox
          value={state.query.filters.q?.[0] ?? ''}
          onChange={(text) => state.setFilter('q', text === '' ? [] : [text])}
        />
      ) : null}
      {narrow ? (
        <FilterDrawer
          columns={filterable}
          values={state.query.filters}
          onChange={state.setFilter}
          onClear={state.clearFilters}
        />
      ) : null}
      <SavedViewsButton resource={resource} prefs={prefs} />
      {exportable ? (
        <ExportButton
          endpoint={resourceOf(resource).endpoint}
          query={state.exportQuery}
          columns={prefs.shownKeys}
          total={state.total}
          formats={exportable === true ? undefined : exportable}
        />
      ) : null}
      {props.listActions?.({ query: state.exportQuery, total: state.total })}
      {props.hasCards && !narrow ? <ViewSwitch prefs={prefs} /> : null}
      <ColumnChooser
        columns={columns}
        shownKeys={prefs.shownKeys}
        density={prefs.density}
        onChange={prefs.change}
      />
    </Flex>
  )
}
