import { Button, Card, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { nameIn } from '../../../kit/display/name-in'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import type { SchedulePlan } from '../schedules/plan/types'
import { weekdayName } from '../../../kit/display/weekday-name'
import { SCENARIOS, type Scenario } from './schedule-scenarios'

interface ScenarioListProps {
  plan: SchedulePlan
  scenarios: readonly Scenario[]
  shown: Scenario | undefined
  onChoose: (id: number) => void
}

export const STATUS_COLORS: Record<Scenario['status'], string> = {
  queued: 'default',
  running: 'processing',
  done: 'blue',
  failed: 'red',
  cancelled: 'default',
  accepted: 'green',
  undone: 'orange',
}

/** The scenarios side by side: what each would come to. */
export function ScenarioList({ plan, scenarios, shown, onChoose }: ScenarioListProps) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${SCENARIOS}.list_title`)}>
      <Table<Scenario>
        size="small"
        rowKey="id"
        dataSource={[...scenarios]}
        columns={useColumns(plan, shown, onChoose)}
        scroll={{ x: 'max-content' }}
        pagination={{ pageSize: 5, hideOnSinglePage: true, size: 'small' }}
      />
    </Card>
  )
}

function useColumns(
  plan: SchedulePlan,
  shown: Scenario | undefined,
  onChoose: (id: number) => void
): TableColumnsType<Scenario> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${SCENARIOS}.fields.${key}`)
  const supposedOf = useSupposed(plan)
  return [
    {
      title: title('createdAt'),
      render: (_, row) => (
        <Button
          type={row.id === shown?.id ? 'primary' : 'link'}
          size="small"
          onClick={() => onChoose(row.id)}
        >
          <InstantText value={row.createdAt} />
        </Button>
      ),
    },
    {
      title: title('status'),
      render: (_, { status }) => (
        <Tag color={STATUS_COLORS[status]}>{t(`${SCENARIOS}.statuses.${status}`)}</Tag>
      ),
    },
    { title: title('extra'), render: (_, row) => supposedOf(row) || NONE },
    ...useFigureColumns(),
    { title: title('createdBy'), dataIndex: 'createdBy' },
  ]
}

function useFigureColumns(): TableColumnsType<Scenario> {
  const { t } = useTranslation()
  const formats = useFormats()
  const title = (key: string) => t(`${SCENARIOS}.fields.${key}`)
  return [
    {
      title: title('finish'),
      render: (_, { after }) => (after?.finish ? formats.day(after.finish.slice(0, 10)) : NONE),
    },
    { title: title('lateDays'), align: 'end', render: (_, { after }) => after?.lateDays ?? NONE },
    {
      title: title('overloadedDays'),
      align: 'end',
      render: (_, { after }) => after?.overloadedDays ?? NONE,
    },
    {
      title: t(`${SCENARIOS}.costs.total`),
      align: 'end',
      render: (_, { after }) =>
        after?.cost ? <Money value={after.cost.total} currency={after.cost.currency} /> : NONE,
    },
    { title: title('moved'), align: 'end', dataIndex: 'moved' },
  ]
}

/** "Masons +1, Saturday worked, Handover by 1 May": what would be otherwise than it is. */
function useSupposed({ schedule, byId }: SchedulePlan) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  return ({ extra, hours, dates }: Scenario) => {
    const more = extra.map(({ resourceId, units }) => {
      const resource = schedule.resources.find(({ id }) => id === resourceId)
      const name = resource ? nameIn(i18n.language, resource.name, resource.nameAr) : '?'
      return `${name} +${formats.number(units)}`
    })
    const worked = hours.map(({ weekday }) =>
      t(`${SCENARIOS}.day_worked`, { day: weekdayName(i18n.language, weekday) })
    )
    const due = dates.map(({ taskId, day }) => {
      const task = byId.get(taskId)
      const name = task ? nameIn(i18n.language, task.name, task.nameAr) : '?'
      return t(`${SCENARIOS}.due_by`, { name, day: formats.day(day) })
    })
    return [...more, ...worked, ...due].join(t('production.schedules.separator'))
  }
}
