import { useState } from 'react'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { UndoBar } from '../../../../kit/undo-bar'
import type { SchedulePlan } from '../plan/types'
import { SCHEDULES } from '../schedule'
import { isFiltered } from './rows'
import { FilterBar } from './filter-bar'
import { Grid } from './grid'
import { GridTools } from './grid-tools'
import { useCellContext } from './use-cell-context'
import { useCells } from './use-cells'
import { useListFilters } from './use-list-filters'
import { useGridColumns } from './use-grid-columns'
import { useGridRows } from './use-grid-rows'
import { useNamedTask } from '../use-named-task'
import { useWriting, type CellWriting } from './use-writing'
import styles from './grid.module.css'

/** The grid with what narrows it, what its selection can be told, and what went wrong. */
export function TaskGrid({ plan }: { plan: SchedulePlan }) {
  const { t } = useTranslation()
  const { schedule } = plan
  const canEdit = schedule.can.update === true
  const context = useCellContext(schedule)
  const { filters, changeFilters, checked } = useListFilters(schedule)
  const { all, columns, prefs } = useGridColumns(schedule.can.prices === true)
  const { rows, toggle, setAll } = useGridRows(plan, context, filters)
  const cells = useCells(rows, columns.length, useNamedTask())
  const writing = useWriting(plan, context)
  const [removed, setRemoved] = useState(0)
  const parts = {
    ...{ plan, context, rows, columns, all, cells, writing, canEdit, toggle },
    isFiltered: isFiltered(filters),
    onRemoved: setRemoved,
  }
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={changeFilters}
        resources={schedule.resources}
        hasMaterials={schedule.materials.length > 0}
        checked={checked}
      >
        <GridTools {...parts} prefs={prefs} setAll={setAll} />
      </FilterBar>
      <Refused writing={writing} />
      {removed ? (
        <UndoBar
          message={t(`${SCHEDULES}.removed`, { count: removed })}
          onUndo={() => writing.step('undo').then(() => setRemoved(0))}
        />
      ) : null}
      <Grid {...parts} />
      {canEdit ? <p className={styles.keys}>{t(`${SCHEDULES}.keys`)}</p> : null}
    </>
  )
}

/** What the server did not take, until it is read or something else is written. */
function Refused({ writing: { refusal, closeRefusal } }: { writing: CellWriting }) {
  const { t } = useTranslation()
  if (!refusal) return null
  return (
    <Alert
      type="error"
      showIcon
      closable
      style={{ marginBlockEnd: 12 }}
      message={refusal.message}
      description={t(`${SCHEDULES}.${refusal.isKept ? 'refused' : 'refused_whole'}`)}
      onClose={closeRefusal}
    />
  )
}
