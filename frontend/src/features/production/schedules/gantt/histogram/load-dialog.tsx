import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@binaa/backend/moment'
import { useFormats } from '../../../../../kit/display/use-formats'
import { useDowntimeText } from '../../../schedule-resources/downtime-text'
import { usePeriodText } from '../../../schedule-resources/period-text'
import { outageOf, periodOf } from '../../plan/outage'
import type { SchedulePlan, ScheduleResource } from '../../plan/types'
import { GANTT, nameOf } from '../texts'
import type { Bucket } from '@binaa/backend/resource-load'
import styles from './histogram.module.css'

interface LoadDialogProps {
  plan: SchedulePlan
  bucket: Bucket | null
  resource: ScheduleResource
  onClose: () => void
  onTask: (id: number) => void
}

/** The tasks that a bar of the histogram is made of; each leads to its row. */
export function LoadDialog({ plan, bucket, resource, onClose, onTask }: LoadDialogProps) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  if (!bucket) return null
  const { from, to, load, capacity, tasks, isOver } = bucket
  const days = [from, to - 1].map((day) => formats.day(formatDay(day)))
  const hours = (minutes: number) => formats.number(Math.round(minutes / 6) / 10)
  return (
    <Modal open title={nameOf(resource, i18n.language)} footer={null} onCancel={onClose}>
      <p>{to - from > 1 ? days.join(' – ') : days[0]}</p>
      <p className={isOver ? styles.isOver : undefined}>
        {t(`${GANTT}.load.of`, { load: hours(load), capacity: hours(capacity) })}
      </p>
      <OtherUnits resource={resource} bucket={bucket} />
      <Down resource={resource} bucket={bucket} />
      <ul className={styles.tasks}>
        {tasks.map((id) => {
          const task = plan.byId.get(id)
          return task ? (
            <li key={id}>
              <Button
                type="link"
                onClick={() => {
                  onClose()
                  onTask(id)
                }}
              >
                <bdi>{`${task.wbs} ${nameOf(task, i18n.language)}`}</bdi>
              </Button>
            </li>
          ) : null
        })}
      </ul>
    </Modal>
  )
}

/** The periods with other units than usual that these days lie in. */
function OtherUnits({ resource, bucket }: { resource: ScheduleResource; bucket: Bucket }) {
  const textOf = usePeriodText()
  const found = resource.periods.filter((one) => {
    const { from, to } = periodOf(one)
    return from < bucket.to && bucket.from < to
  })
  return found.map((period) => <p key={period.from}>{textOf(period)}</p>)
}

/** Why there is less of it: its machine is out of service on these days. */
function Down({ resource, bucket }: { resource: ScheduleResource; bucket: Bucket }) {
  const { t } = useTranslation()
  const textOf = useDowntimeText()
  const away = resource.downtime.filter((one) => {
    const { from, to } = outageOf(one)
    return from < bucket.to && bucket.from < to
  })
  if (!away.length) return null
  const downtime = away.map(textOf).join(t('production.schedules.separator'))
  return <p>{t(`${GANTT}.load.down`, { downtime })}</p>
}
