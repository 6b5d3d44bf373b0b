import { Card, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, type Milestone } from './schedule-scenarios'

interface MilestoneTableProps {
  plan: SchedulePlan
  milestones: readonly Milestone[]
}

/** What has to be finished by a day, by the contract or by a deadline: in the present plan and in the proposed one. */
export function MilestoneTable({ plan, milestones }: MilestoneTableProps) {
  const { t } = useTranslation()
  const pages = usePageNumbers()
  const columns = useColumns(plan)
  if (!milestones.length) return null
  return (
    <Card size="small" title={t(`${SCENARIOS}.milestones_title`)}>
      <Table<Milestone>
        size="small"
        rowKey="taskId"
        dataSource={[...milestones]}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ ...pages, pageSize: 10, hideOnSinglePage: true, size: 'small' }}
      />
    </Card>
  )
}

function useColumns({ byId }: SchedulePlan): TableColumnsType<Milestone> {
  const { t } = useTranslation()
  const formats = useFormats()
  const day = (moment: string | null) => (moment ? formats.day(moment.slice(0, 10)) : NONE)
  const late = (days: number) =>
    days > 0 ? <Tag color="red">{t(`${SCENARIOS}.late`, { count: days })}</Tag> : null
  return [
    {
      title: t(`${SCENARIOS}.fields.task`),
      render: (_, { taskId }) => {
        const task = byId.get(taskId)
        return task ? <LocalName name={task.name} nameAr={task.nameAr} /> : null
      },
    },
    {
      title: t(`${SCENARIOS}.fields.milestone`),
      render: (_, { name, nameAr }) => (name ? <LocalName name={name} nameAr={nameAr} /> : NONE),
    },
    { title: t(`${SCENARIOS}.fields.contractOn`), render: (_, row) => day(row.contractOn) },
    { title: t(`${SCENARIOS}.fields.due`), render: (_, row) => day(row.deadline) },
    {
      title: t(`${SCENARIOS}.before`),
      render: (_, { before, lateBefore }) => (
        <>
          {day(before)} {late(lateBefore)}
        </>
      ),
    },
    {
      title: t(`${SCENARIOS}.after`),
      render: (_, { after, lateAfter }) => (
        <>
          {day(after)} {late(lateAfter)}
        </>
      ),
    },
  ]
}
