import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { usePageNumbers } from '../../../kit/pages'
import { RESOURCES } from '../schedule-resources/schedule-resource'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, type Move } from './schedule-scenarios'

interface MoveTableProps {
  plan: SchedulePlan
  moves: readonly Move[]
}

/** Every moved task with its reason. */
export function MoveTable({ plan, moves }: MoveTableProps) {
  const pages = usePageNumbers()
  return (
    <Table<Move>
      size="small"
      rowKey="taskId"
      dataSource={[...moves]}
      columns={useColumns(plan)}
      scroll={{ x: 'max-content' }}
      pagination={{ ...pages, pageSize: 10, hideOnSinglePage: true, size: 'small' }}
    />
  )
}

function useColumns(plan: SchedulePlan): TableColumnsType<Move> {
  const { t } = useTranslation()
  const formats = useFormats()
  const reasonOf = useReason(plan)
  const title = (key: string) => t(`${SCENARIOS}.fields.${key}`)
  const day = (moment: string) => formats.day(moment.slice(0, 10))
  const taskOf = ({ taskId }: Move) => plan.byId.get(taskId)
  return [
    { title: title('wbs'), render: (_, move) => <Ltr>{taskOf(move)?.wbs}</Ltr> },
    {
      title: title('task'),
      render: (_, move) => {
        const task = taskOf(move)
        return task ? <LocalName name={task.name} nameAr={task.nameAr} /> : null
      },
    },
    { title: title('from'), render: (_, { from }) => day(from) },
    { title: title('to'), render: (_, { to }) => day(to) },
    { title: title('reason'), render: (_, { reason }) => reasonOf(reason) },
  ]
}

/** "Crew A is taken by Erection level 3 until 15 May". */
function useReason({ byId, schedule }: SchedulePlan) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const named = (record: { name: string; nameAr: string | null } | undefined) =>
    record ? nameIn(i18n.language, record.name, record.nameAr) : '?'
  return ({ code, resourceId, taskId, until, outage }: Move['reason']) => {
    const resource = schedule.resources.find(({ id }) => id === resourceId)
    const task = taskId === null ? undefined : byId.get(taskId)
    const params = {
      resource: named(resource),
      task: named(task),
      until: until ? formats.day(until.slice(0, 10)) : '',
      outage: outage ? t(`${RESOURCES}.downtime.${outage}`) : '',
    }
    if (code === 'outage' && task) return t(`${SCENARIOS}.reasons.outage_shared`, params)
    if (code === 'outage' && !until) return t(`${SCENARIOS}.reasons.outage_open`, params)
    if (code === 'resource' && !resource) return t(`${SCENARIOS}.reasons.no_room`)
    if (code === 'resource' && !task) return t(`${SCENARIOS}.reasons.capacity`, params)
    if (code === 'predecessor' && !task) return t(`${SCENARIOS}.reasons.links`)
    return t(`${SCENARIOS}.reasons.${code}`, params)
  }
}
