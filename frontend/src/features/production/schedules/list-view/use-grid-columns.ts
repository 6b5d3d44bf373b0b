import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTablePrefs } from '../../../../kit/table/use-table-prefs'
import { SCHEDULES } from '../schedule'
import { ALL_COLUMNS } from './columns/all-columns'

/** The columns of the grid: all that this person may see, and those they have chosen, kept per person. */
export function useGridColumns(mayPrice: boolean) {
  const { t } = useTranslation()
  const all = useMemo(
    () =>
      ALL_COLUMNS.filter(({ key }) => mayPrice || key !== 'budget').map((column) => ({
        ...column,
        title: t(`${SCHEDULES}.fields.${column.key}`),
      })),
    [t, mayPrice]
  )
  // as wide as it is: the grid scrolls sideways
  const prefs = useTablePrefs(`${SCHEDULES}.grid`, TABLE_COLUMNS, null)
  const columns = useMemo(
    () => prefs.shownKeys.flatMap((key) => all.find((column) => column.key === key) ?? []),
    [all, prefs.shownKeys]
  )
  return { all, columns, prefs }
}

/** What is remembered of the columns knows their keys only. */
const TABLE_COLUMNS = ALL_COLUMNS.map(({ key, optional, width }) => ({
  key,
  title: key,
  optional,
  width,
}))
