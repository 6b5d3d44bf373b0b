import { ASSIGNEE } from './assignee-column'
import { CALENDAR, CONSTRAINT, KIND } from './choice-columns'
import type { GridColumn } from './column'
import { BUDGET, FLOATS, PERCENT, WEIGHT } from './figure-columns'
import { PREDECESSORS, RESOURCES } from './link-columns'
import { TEXT_COLUMNS } from './text-columns'
import { MATERIAL_READY } from './material-column'
import { ACTUALS, CONSTRAINT_AT, DEADLINE, TIME_COLUMNS } from './time-columns'

const [WBS, CODE, NAME, NAME_AR, NOTE] = TEXT_COLUMNS as [
  GridColumn,
  GridColumn,
  GridColumn,
  GridColumn,
  GridColumn,
]

/** Every column of the grid in its first order. */
export const ALL_COLUMNS: readonly GridColumn[] = [
  WBS,
  CODE,
  NAME,
  NAME_AR,
  ...TIME_COLUMNS,
  PREDECESSORS,
  PERCENT,
  ...FLOATS,
  RESOURCES,
  ASSIGNEE,
  MATERIAL_READY,
  KIND,
  CALENDAR,
  CONSTRAINT,
  CONSTRAINT_AT,
  DEADLINE,
  ...ACTUALS,
  BUDGET,
  WEIGHT,
  NOTE,
]
