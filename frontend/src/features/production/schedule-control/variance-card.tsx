import { useState } from 'react'
import { Card, Checkbox, Flex, Table, type TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { usePageNumbers } from '../../../kit/pages'
import { Segments } from '../../../kit/segments'
import type { SchedulePlan } from '../schedules/plan/types'
import { CONTROL, useVariances, type BaselineDetail, type Variance } from './schedule-control'
import { useScopeColumns, useVarianceColumns } from './variance-columns'

interface VarianceCardProps {
  plan: SchedulePlan
  baselineId: number | undefined
}

const VIEWS = ['moved', 'added', 'removed'] as const
type View = (typeof VIEWS)[number]

/** The tasks that have changed against the baseline, the latest first, and those that came and went. */
export function VarianceCard({ plan, baselineId }: VarianceCardProps) {
  const { data } = useVariances(baselineId, plan.schedule.version)
  return data ? <Comparison plan={plan} data={data} /> : null
}

function Comparison({ plan, data }: { plan: SchedulePlan; data: BaselineDetail }) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('moved')
  const [onlyMilestones, setOnlyMilestones] = useState(false)
  const isShown = ({ kind }: { kind: string }) => !onlyMilestones || kind.endsWith('_milestone')
  // a phase moves with its tasks and is no task itself
  const tasks = data.tasks.filter(
    (task) => plan.byId.get(task.taskId)?.kind !== 'summary' && isShown(task)
  )
  const rows = {
    moved: tasks.filter(hasChanged).toSorted(byLateness),
    added: data.added.filter(isShown),
    removed: data.removed.filter(isShown),
  }
  const labelOf = (value: View) => t(`${CONTROL}.views.${value}`, { count: rows[value].length })
  return (
    <Card
      size="small"
      title={t(`${CONTROL}.variance_title`, { count: rows.moved.length, of: tasks.length })}
    >
      <Flex vertical gap="small">
        <Choices
          views={VIEWS.map((value) => ({ value, label: labelOf(value) }))}
          {...{ view, setView, onlyMilestones, setOnlyMilestones }}
        />
        {view === 'moved' ? (
          <Moved plan={plan} rows={rows.moved} />
        ) : (
          <Scope plan={plan} rows={rows[view]} view={view} />
        )}
      </Flex>
    </Card>
  )
}

interface ChoicesProps {
  views: { value: View; label: string }[]
  view: View
  setView: (view: View) => void
  onlyMilestones: boolean
  setOnlyMilestones: (only: boolean) => void
}

function Choices({ views, view, setView, onlyMilestones, setOnlyMilestones }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="middle" wrap align="center">
      <Segments<View> value={view} onChange={setView} options={views} />
      <Checkbox
        checked={onlyMilestones}
        onChange={({ target }) => setOnlyMilestones(target.checked)}
      >
        {t(`${CONTROL}.only_milestones`)}
      </Checkbox>
    </Flex>
  )
}

const hasChanged = ({ startVariance, finishVariance, costVariance }: Variance) =>
  Boolean(startVariance || finishVariance || Number(costVariance ?? 0))

const byLateness = (one: Variance, other: Variance) =>
  (other.finishVariance ?? 0) - (one.finishVariance ?? 0)

function Moved({ plan, rows }: { plan: SchedulePlan; rows: Variance[] }) {
  const { t } = useTranslation()
  const columns = useVarianceColumns(plan)
  if (!rows.length) return <Empty title={t(`${CONTROL}.no_variance`)} />
  return <Rows dataSource={rows} columns={columns} />
}

interface ScopeProps {
  plan: SchedulePlan
  rows: BaselineDetail['added']
  view: 'added' | 'removed'
}

function Scope({ plan, rows, view }: ScopeProps) {
  const { t } = useTranslation()
  const columns = useScopeColumns(plan)
  if (!rows.length) return <Empty title={t(`${CONTROL}.no_${view}`)} />
  return <Rows dataSource={rows} columns={columns} />
}

function Rows<Row extends { taskId: number }>(props: TableProps<Row>) {
  const pages = usePageNumbers()
  return (
    <Table<Row>
      size="small"
      rowKey="taskId"
      {...props}
      scroll={{ x: 'max-content' }}
      pagination={{ ...pages, pageSize: 10, hideOnSinglePage: true, size: 'small' }}
    />
  )
}
