import { useCallback, useMemo, type ReactNode } from 'react'
import type { CrudSort } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { FileFormat } from '../jobs/file-order-button'
import type { Ability } from '../../api/types'
import { useAbility } from '../../providers/access'
import { LoadFailed } from '../load-failed'
import { Tabs } from '../tabs'
import { ActiveFilters } from './active-filters'
import { BulkBar } from './bulk-bar'
import { CardGrid } from './card-grid'
import { CardList } from './card-list'
import { DataGrid } from './data-grid'
import type { GridColumn } from './grid-columns'
import { TableEmpty } from './table-empty'
import { CreateButton, TableHeader } from './table-header'
import { TableToolbar } from './table-toolbar'
import { useSelection } from './use-selection'
import { useKeptScroll } from './use-kept-scroll'
import { useRoom } from './use-room'
import { RowsAwaited } from './rows-awaited'
import { CHECKBOX_WIDTH } from './use-row-selection'
import { useTablePrefs, type TablePrefs } from './use-table-prefs'
import { useTableState, type TableState } from './use-table-state'
import type { Column, Row, TableTab } from './types'
import { useIsNarrow } from '../use-is-narrow'

export interface ResourceTableProps<R extends Row> {
  /** Resource name, for example `commercial.clients`. */
  resource: string
  columns: Column<R>[]
  /** A short name of a row, for labels and reports. */
  labelOf: (row: R) => string
  title?: string
  /** Where "back" leads, for a list within a record. */
  back?: { to: string; label: string }
  tabs?: TableTab[]
  initialSorters?: CrudSort[]
  /** Address of a row's page. */
  pathOf?: (row: R) => string
  /** The button that makes a new record, shown to those who may. */
  create?: { path: string; ability: Ability; label?: string }
  /** More buttons beside it. */
  actions?: ReactNode
  /** Allows deleting selected rows; `warning` states what is deleted with them. */
  bulkDelete?: { ability: Ability; warning?: ReactNode }
  /** More to do with selected rows; by itself it makes them selectable. */
  bulkActions?: (selected: R[]) => ReactNode
  /** Drawn between the heading and the table. */
  above?: ReactNode
  exportable?: boolean | readonly FileFormat[]
  /** More to do with what the list shows now: its query without paging, and how many match. */
  listActions?: (list: { query: string; total: number }) => ReactNode
  /** What the rows of the list come to, all that match: drawn above them. */
  totals?: (list: { query: string; total: number }) => ReactNode
  /** False for lists whose server has no free-text search. */
  searchable?: boolean
  emptyHint?: string
  /** Currency of a row's amounts where it is not the field `currency`. */
  currencyOf?: (row: R) => string
  /** A row as a card of its own: offered beside the table, and all there is on a phone. */
  cardOf?: (row: R) => ReactNode
}

/** A resource's list: search, filters, sort, columns, views, selection, export, cards when narrow. */
export function ResourceTable<R extends Row>(props: ResourceTableProps<R>) {
  const { resource, tabs, bulkDelete, bulkActions } = props
  const state = useTableState<R>(props)
  const selection = useSelection<R>()
  const mayDelete = useAbility(bulkDelete?.ability) && bulkDelete !== undefined
  const selectable = mayDelete || bulkActions !== undefined
  const columns = useTitled(resource, props.columns)
  const { top, narrow, prefs, shown, isMeasured } = useLayout(resource, columns, selectable)
  useKeptScroll(!state.isFirstLoad)
  return (
    <>
      <div ref={top} />
      <TableHeader {...props} />
      {props.above}
      {tabs ? <ListTabs tabs={tabs} state={state} /> : null}
      <TableFilters {...props} {...{ state, prefs, columns, narrow }} />
      {props.totals?.({ query: state.exportQuery, total: state.total })}
      {isMeasured ? (
        <TableBody
          {...props}
          {...{ state, narrow, prefs }}
          columns={shown}
          selection={selectable ? selection : undefined}
        />
      ) : null}
      {selectable ? (
        <BulkBar
          resource={resource}
          selected={selection.selected}
          labelOf={props.labelOf}
          deletion={mayDelete ? bulkDelete : undefined}
          onClear={selection.clear}
          onDone={selection.drop}
        >
          {bulkActions?.(selection.selected)}
        </BulkBar>
      ) : null}
    </>
  )
}

/**
 * What there is room for. It is measured before the first paint, and nothing is drawn before that: a
 * table drawn for another width would move its headings.
 */
function useLayout<R extends Row>(
  resource: string,
  columns: GridColumn<R>[],
  isSelectable: boolean
) {
  const narrow = useIsNarrow()
  const [top, room] = useRoom(isSelectable ? CHECKBOX_WIDTH : 0)
  // cards show every column below the other
  const prefs = useTablePrefs(resource, columns, narrow ? null : (room ?? null))
  const { shownKeys } = prefs
  const shown = useMemo(
    () => shownKeys.flatMap((key) => columns.find((one) => one.key === key) ?? []),
    [shownKeys, columns]
  )
  return { top, narrow, prefs, shown, isMeasured: room !== undefined }
}

interface ListTabsProps<R extends Row> {
  tabs: TableTab[]
  state: TableState<R>
}

function ListTabs<R extends Row>({ tabs, state }: ListTabsProps<R>) {
  return <Tabs activeKey={state.tab?.key} onChange={(tab) => state.change({ tab })} items={tabs} />
}

function useTitled<R extends Row>(resource: string, columns: Column<R>[]): GridColumn<R>[] {
  const { t } = useTranslation()
  return useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        title: column.title ?? t(`${resource}.fields.${column.key}`),
      })),
    [columns, resource, t]
  )
}

interface TableFiltersProps<R extends Row> extends Pick<
  ResourceTableProps<R>,
  'resource' | 'exportable' | 'listActions' | 'searchable' | 'cardOf'
> {
  columns: GridColumn<R>[]
  state: TableState<R>
  prefs: TablePrefs
  narrow: boolean
}

/** Search and buttons of the list, and the filters in force below them. */
function TableFilters<R extends Row>(props: TableFiltersProps<R>) {
  const { resource, columns, state, prefs, narrow } = props
  const filterable = columns.flatMap(({ key, field = key, title, filter }) =>
    filter ? [{ field, title, filter }] : []
  )
  return (
    <>
      <TableToolbar
        {...{ resource, state, prefs, columns, filterable, narrow }}
        exportable={props.exportable}
        listActions={props.listActions}
        searchable={props.searchable ?? true}
        hasCards={props.cardOf !== undefined}
      />
      <ActiveFilters
        resource={resource}
        columns={filterable}
        values={state.query.filters}
        rows={state.rows}
        onChange={state.setFilter}
        onClear={state.clearFilters}
      />
    </>
  )
}

interface TableBodyProps<R extends Row> extends Pick<
  ResourceTableProps<R>,
  'resource' | 'title' | 'labelOf' | 'pathOf' | 'create' | 'emptyHint' | 'currencyOf' | 'cardOf'
> {
  columns: GridColumn<R>[]
  state: TableState<R>
  selection?: ReturnType<typeof useSelection<R>>
  prefs: TablePrefs
  narrow: boolean
}

function TableBody<R extends Row>({ narrow, prefs, pathOf, ...props }: TableBodyProps<R>) {
  const { state, columns, selection, labelOf, resource, title } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const open = useCallback(
    (row: R, newTab = false) => {
      const path = pathOf!(row)
      if (newTab) window.open(path, '_blank')
      else void navigate(path)
    },
    [pathOf, navigate]
  )
  if (state.isFirstLoad) return <RowsAwaited />
  if (state.error && state.rows.length === 0) {
    return <LoadFailed error={state.error} onRetry={() => void state.refetch()} />
  }
  const empty = (
    <TableEmpty
      isFiltered={state.isFiltered}
      onClear={state.clearFilters}
      create={<CreateButton create={props.create} />}
      hint={props.emptyHint}
    />
  )
  const shared = { columns, state, selection, labelOf, empty }
  const { cardOf } = props
  if (cardOf && (narrow || prefs.view === 'cards'))
    return <CardGrid {...{ state, cardOf, empty }} />
  if (narrow) return <CardList {...shared} />
  return (
    <DataGrid
      {...shared}
      prefs={prefs}
      label={title ?? t(`${resource}.title`)}
      currency={oneCurrency(state.rows, props.currencyOf)}
      onOpen={pathOf && open}
    />
  )
}

/** The currency that all rows share; null where they have several or none. */
function oneCurrency<R extends Row>(rows: R[], currencyOf: ((row: R) => string) | undefined) {
  const own = (row: R) => (row as { currency?: string | null }).currency
  const found = new Set(rows.map(currencyOf ?? own))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
