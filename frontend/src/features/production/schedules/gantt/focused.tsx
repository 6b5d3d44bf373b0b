import { useTranslation } from 'react-i18next'
import { isMaterialLate } from '@binaa/backend/lateness'
import { useFormats } from '../../../../kit/display/use-formats'
import { readyDays } from '../plan/materials'
import type { SchedulePlan } from '../plan/types'
import { GANTT } from './texts'
import { useCellText } from './use-chart-options'
import styles from './gantt.module.css'

/** The task with the focus in one line: read out as the arrows move, and shown to everyone. */
export function Focused({ plan, taskId }: { plan: SchedulePlan; taskId: number | null }) {
  const { t } = useTranslation()
  const textOf = useCellText(plan)
  const formats = useFormats()
  const task = taskId === null ? undefined : plan.byId.get(taskId)
  const cell = (column: Parameters<typeof textOf>[1]) => (task ? textOf(task.id, column) : '')
  const readyOn = task && readyDays(plan.schedule).get(task.id)
  const facts = task && [
    `${cell('wbs')} ${cell('name')}`,
    `${cell('start')} – ${cell('finish')}`,
    cell('duration'),
    task.isCritical
      ? t(`${GANTT}.legend.critical`)
      : cell('float') && `${t(`${GANTT}.columns.float`)}: ${cell('float')}`,
    isMaterialLate(task, readyOn) && t(`${GANTT}.late_material`, { day: formats.day(readyOn!) }),
  ]
  return (
    <p id="gantt-keys" className={styles.focused}>
      <span role="status">
        {facts
          ?.filter((fact) => fact)
          .map((fact) => (
            <bdi key={String(fact)}>{fact}</bdi>
          ))}
      </span>
      <span className={styles.hint}>{t(`${GANTT}.keys`)}</span>
    </p>
  )
}
