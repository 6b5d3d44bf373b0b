import { useState } from 'react'
import { Collapse, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SchedulePlan } from '../schedules/plan/types'
import { AddNeed } from './add-need'
import { NEEDS, useMaterialNeeds } from './material-needs'
import { NeedCards } from './need-cards'
import { PageSkeleton } from '../../../kit/page-skeleton'

interface TaskNeedsProps {
  plan: SchedulePlan
  taskId: number
}

/** The materials of one task, read once they are looked at. */
export function TaskNeeds({ plan, taskId }: TaskNeedsProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Collapse
      style={{ marginBlockStart: 16 }}
      onChange={(keys) => setIsOpen(keys.length > 0)}
      items={[
        {
          key: 'needs',
          label: t(`${NEEDS}.title`),
          children: isOpen ? <NeedsOf plan={plan} taskId={taskId} /> : null,
        },
      ]}
    />
  )
}

function NeedsOf({ plan, taskId }: TaskNeedsProps) {
  const { t } = useTranslation()
  const { projectId, version } = plan.schedule
  const { data } = useMaterialNeeds(projectId, version)
  if (!data) return <PageSkeleton rows={2} />
  const own = data.needs.filter((need) => need.taskId === taskId)
  return (
    <Flex vertical gap="small">
      {own.length ? null : <span>{t(`${NEEDS}.none_of_task`)}</span>}
      <NeedCards projectId={projectId} needs={own} can={data.can} />
      {data.can.update ? <AddNeed plan={plan} taskId={taskId} /> : null}
    </Flex>
  )
}
