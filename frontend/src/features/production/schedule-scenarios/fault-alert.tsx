import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { useDowntimeText } from '../schedule-resources/downtime-text'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, type Scenario } from './schedule-scenarios'

interface FaultAlertProps {
  plan: SchedulePlan
  fault: NonNullable<Scenario['fault']>
}

/** Why there is no plan at all: which tasks and which resource stand against it. */
export function FaultAlert({ plan, fault }: FaultAlertProps) {
  const { t, i18n } = useTranslation()
  const named = ({ name, nameAr }: { name: string; nameAr: string | null }) =>
    nameIn(i18n.language, name, nameAr)
  const tasks = fault.taskIds.flatMap((id) => {
    const task = plan.byId.get(id)
    return task ? [named(task)] : []
  })
  const downtimeText = useDowntimeText()
  const resource = plan.schedule.resources.find(({ id }) => id === fault.resourceId)
  return (
    <Alert
      type="error"
      showIcon
      message={t(`${SCENARIOS}.faults.${fault.code}`, {
        tasks: tasks.join(t('production.schedules.separator')),
        resource: resource ? named(resource) : '',
      })}
      description={
        resource?.downtime.length
          ? resource.downtime.map((one) => (
              <div key={`${one.kind} ${one.fromOn}`}>
                {t(`${SCENARIOS}.fault_outage`, {
                  resource: named(resource),
                  downtime: downtimeText(one),
                })}
              </div>
            ))
          : undefined
      }
    />
  )
}
