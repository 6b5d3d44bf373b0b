import { CONSTRAINTS, TASK_KINDS } from '@binaa/backend/network'
import { nameIn } from '../../../../../kit/display/name-in'
import type { ConstraintKind, ScheduleTask, TaskFields, TaskKind } from '../../plan/types'
import { updateOf, type CellContext, type GridColumn } from './column'
import { isSummary } from './time-columns'

type Choice = { value: string; label: string }

/** The choice that a text names, by value, label or code. */
function chosen(choices: Choice[], text: string): Choice | undefined {
  const plain = text.trim().toLowerCase()
  return choices.find(
    ({ value, label }) => value.toLowerCase() === plain || label.toLowerCase() === plain
  )
}

const labelOf = (choices: Choice[], value: string | null) =>
  choices.find((choice) => choice.value === value)?.label ?? ''

const kinds = ({ t }: CellContext): Choice[] =>
  TASK_KINDS.filter((kind) => kind !== 'summary').map((value) => ({
    value,
    label: t(`production.schedules.kinds.${value}`),
  }))

export const KIND: GridColumn = {
  key: 'kind',
  width: 120,
  text: ({ task }, { t }) => t(`production.schedules.kinds.${task.kind}`),
  choices: kinds,
  isEditable: (row) => !isSummary(row),
  parse: (text, row, _, context) => {
    const kind = chosen(kinds(context), text)?.value as TaskKind | undefined
    if (!kind) return { problem: context.t('production.schedules.problems.no_choice') }
    const isInstant = kind === 'start_milestone' || kind === 'finish_milestone'
    return updateOf(row, isInstant ? { kind, duration: 0 } : { kind })
  },
}

const calendars = ({ calendars: all, language, t }: CellContext): Choice[] => [
  { value: '', label: t('production.schedules.calendar_of_schedule') },
  ...all.map(({ id, name, nameAr }) => ({
    value: String(id),
    label: nameIn(language, name, nameAr),
  })),
]

export const CALENDAR: GridColumn = {
  key: 'calendarId',
  width: 150,
  text: ({ task }, context) =>
    task.calendarId === null ? '' : labelOf(calendars(context), String(task.calendarId)),
  choices: calendars,
  isEditable: (row) => !isSummary(row),
  parse: (text, row, _, context) => {
    const choice = chosen(calendars(context), text)
    const byCode = context.calendars.find(({ code }) => code === text.trim())
    if (!choice && !byCode) return { problem: context.t('production.schedules.problems.no_choice') }
    const id = byCode?.id ?? (choice!.value === '' ? null : Number(choice!.value))
    return updateOf(row, { calendarId: id })
  },
}

export const constraints = ({ t }: CellContext): Choice[] => [
  { value: '', label: t('production.schedules.constraints.none') },
  ...CONSTRAINTS.map((value) => ({ value, label: t(`production.schedules.constraints.${value}`) })),
]

/** A constraint begins at where the task lies; one that needs no day has none. */
export function constraintFields(
  task: ScheduleTask,
  constraintKind: ConstraintKind | null
): Partial<TaskFields> {
  if (!constraintKind || constraintKind === 'as_late_as_possible')
    return { constraintKind, constraintAt: null }
  const isOfStart = /start/.test(constraintKind)
  const at = task.constraintAt ?? (isOfStart ? task.earlyStart : task.earlyFinish)
  return { constraintKind, constraintAt: at }
}

export const CONSTRAINT: GridColumn = {
  key: 'constraintKind',
  width: 150,
  text: ({ task }, { t }) =>
    task.constraintKind ? t(`production.schedules.constraints.${task.constraintKind}`) : '',
  choices: constraints,
  isEditable: (row) => !isSummary(row),
  parse: (text, row, _, context) => {
    const choice = text.trim() ? chosen(constraints(context), text) : { value: '' }
    if (!choice) return { problem: context.t('production.schedules.problems.no_choice') }
    const kind = (choice.value || null) as ConstraintKind | null
    return updateOf(row, constraintFields(row.task, kind))
  },
}
