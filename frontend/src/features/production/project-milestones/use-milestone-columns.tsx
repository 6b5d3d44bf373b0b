import { Button, Flex, Space, Tag, Typography, type TableColumnsType } from 'antd'
import { CalendarOutlined, EditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { DeleteRow } from '../../../kit/show/tab-rows'
import { useAbility } from '../../../providers/access'
import type { Open } from './milestones-tab'
import { MILESTONES, useMilestoneWrites, type Milestone } from './project-milestones'
import { FloatText, VarianceText } from './variance-text'

const COLORS = { open: 'default', on_track: 'green', late: 'red', reached: 'blue' } as const

/** What the tab shows of each milestone. */
export function useMilestoneColumns(
  projectId: number,
  onOpen: (open: Open) => void
): TableColumnsType<Milestone> {
  const { t } = useTranslation()
  const dayColumns = useDayColumns()
  const amountColumns = useAmountColumns()
  return [
    ...dayColumns,
    ...amountColumns,
    {
      title: t('common.actions'),
      key: 'actions',
      render: (_, row) =>
        row.can.update ? <Actions projectId={projectId} milestone={row} onOpen={onOpen} /> : NONE,
    },
  ]
}

function useDayColumns(): TableColumnsType<Milestone> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${MILESTONES}.fields.${key}`)
  return [
    { title: title('name'), key: 'name', render: (_, row) => <Name milestone={row} /> },
    { title: title('contractOn'), key: 'contractOn', render: (_, row) => <Days milestone={row} /> },
    {
      title: title('forecastOn'),
      key: 'forecastOn',
      render: (_, row) => <DateText value={row.reachedOn ?? row.forecastOn} />,
    },
    {
      title: title('variance'),
      key: 'variance',
      render: (_, row) => <VarianceText days={row.varianceDays} />,
    },
    { title: title('float'), key: 'float', render: (_, row) => <FloatText days={row.floatDays} /> },
    {
      title: title('status'),
      key: 'status',
      render: (_, { status }) => (
        <Tag color={COLORS[status]}>{t(`${MILESTONES}.statuses.${status}`)}</Tag>
      ),
    },
  ]
}

/** Of those who may see what a contract is worth. */
function useAmountColumns(): TableColumnsType<Milestone> {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const columns = (['payable', 'exposure'] as const).map((name) => ({
    title: t(`${MILESTONES}.fields.${name}`),
    key: name,
    align: 'end' as const,
    render: (_: unknown, row: Milestone) => (
      <Money value={row[name]} currency={row.currency} zeroIsNone />
    ),
  }))
  return mayPrice ? columns : []
}

function Name({ milestone: { name, nameAr, task } }: { milestone: Milestone }) {
  return (
    <Flex vertical>
      <LocalName name={name} nameAr={nameAr} />
      {task ? (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          <bdi>{task.code}</bdi> · <LocalName name={task.name} nameAr={task.nameAr} />
        </Typography.Text>
      ) : null}
    </Flex>
  )
}

/** The day that counts, and below it the one that was agreed first. */
function Days({ milestone: { contractOn, originalOn } }: { milestone: Milestone }) {
  const { t } = useTranslation()
  return (
    <Flex vertical>
      <DateText value={contractOn} />
      {originalOn === contractOn ? null : (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t(`${MILESTONES}.originally`)} <DateText value={originalOn} />
        </Typography.Text>
      )}
    </Flex>
  )
}

interface ActionsProps {
  projectId: number
  milestone: Milestone
  onOpen: (open: Open) => void
}

function Actions({ projectId, milestone, onOpen }: ActionsProps) {
  const { t } = useTranslation()
  const write = useMilestoneWrites(projectId)
  const { id, name, version } = milestone
  const text = (key: string) => t(`${MILESTONES}.${key}`, { name })
  return (
    <Space size={0}>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={`${t('common.edit')}: ${name}`}
        title={t('common.edit')}
        onClick={() => onOpen({ what: 'edit', milestone })}
      />
      <Button
        type="text"
        size="small"
        icon={<CalendarOutlined />}
        aria-label={`${text('change_day')}: ${name}`}
        title={text('change_day')}
        onClick={() => onOpen({ what: 'day', milestone })}
      />
      <DeleteRow
        name={name}
        title={text('delete_title')}
        content={text('delete_text')}
        onDelete={() =>
          write({
            ...{ path: `project-milestones/${id}`, method: 'delete' },
            ...{ version, done: text('deleted') },
          })
        }
      />
    </Space>
  )
}
