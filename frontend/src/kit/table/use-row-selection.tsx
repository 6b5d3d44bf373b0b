import { Checkbox, type CheckboxProps, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Row } from './types'
import type { useSelection } from './use-selection'

interface RowSelectionOptions<R extends Row> {
  rows: R[]
  selection?: ReturnType<typeof useSelection<R>>
  labelOf: (row: R) => string
}

export const CHECKBOX_WIDTH = 40

/** Checkboxes of a table, each with an accessible name, keeping what other pages selected. */
export function useRowSelection<R extends Row>(
  options: RowSelectionOptions<R>
): TableProps<R>['rowSelection'] {
  const { rows, selection, labelOf } = options
  const { t } = useTranslation()
  if (!selection) return undefined
  const all = rows.length > 0 && rows.every(selection.isSelected)
  return {
    columnWidth: CHECKBOX_WIDTH,
    selectedRowKeys: selection.selected.map(({ id }) => id),
    preserveSelectedRowKeys: true,
    columnTitle: (
      <Checkbox
        aria-label={t('kit.table.select_page')}
        checked={all}
        indeterminate={!all && rows.some(selection.isSelected)}
        onChange={({ target }) => selection.set(rows, target.checked)}
      />
    ),
    onSelect: (row, on) => selection.set([row], on),
    getCheckboxProps: (row) =>
      ({ 'aria-label': t('kit.table.select_row', { row: labelOf(row) }) }) as CheckboxProps,
  }
}
