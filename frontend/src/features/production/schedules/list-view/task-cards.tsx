import { isLate, isMaterialLate } from '@binaa/backend/lateness'
import { useRef } from 'react'
import { Flex, Tag } from 'antd'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../../kit/display/local-name'
import { Ltr } from '../../../../kit/display/ltr'
import { Percent } from '../../../../kit/display/numbers'
import { useFormats } from '../../../../kit/display/use-formats'
import { readyDays } from '../plan/materials'
import { levelOf } from '../plan/outline'
import type { SchedulePlan, ScheduleTask } from '../plan/types'
import { durationText, unitsIn } from '../plan/units'
import { SCHEDULES } from '../schedule'
import styles from './task-cards.module.css'

const HEIGHT = 92

interface TaskCardsProps {
  plan: SchedulePlan
  tasks: readonly ScheduleTask[]
}

/** The outline to read on a phone: a card a task, drawn only where it is looked at. */
export function TaskCards({ plan, tasks }: TaskCardsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const virtual = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => HEIGHT,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => tasks[index]!.id,
  })
  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={t(`${SCHEDULES}.views.list`)}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={styles.item}
          style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
        >
          <TaskCard plan={plan} task={tasks[index]!} />
        </li>
      ))}
    </ul>
  )
}

function TaskCard({ plan, task }: { plan: SchedulePlan; task: ScheduleTask }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const day = (moment: string | null) => (moment ? formats.day(moment.slice(0, 10)) : '–')
  const isSummary = task.kind === 'summary'
  return (
    <article
      className={isSummary ? `${styles.card} ${styles.summary}` : styles.card}
      style={{ marginInlineStart: Math.min(levelOf(task) - 1, 4) * 10 }}
    >
      <Flex justify="space-between" gap="small">
        <span className={styles.name}>
          <Ltr>{task.wbs}</Ltr> <LocalName name={task.name} nameAr={task.nameAr} />
        </span>
        <Percent value={task.percentComplete} />
      </Flex>
      <Flex wrap gap="small" className={styles.facts}>
        <span>
          {day(task.earlyStart)} {t(`${SCHEDULES}.to`)} {day(task.earlyFinish)}
        </span>
        {isSummary ? null : (
          <bdi>{durationText(task.duration, unitsIn(plan.schedule, task), i18n.language)}</bdi>
        )}
        {task.isCritical ? <Tag color="red">{t(`${SCHEDULES}.critical`)}</Tag> : null}
        {isMaterialLate(task, readyDays(plan.schedule).get(task.id)) ? (
          <Tag color="red">{t(`${SCHEDULES}.late_material`)}</Tag>
        ) : null}
        {isLate(task) ? <Tag color="orange">{t(`${SCHEDULES}.late`)}</Tag> : null}
      </Flex>
    </article>
  )
}
