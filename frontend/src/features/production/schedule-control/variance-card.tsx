import { Card, Table, Typography, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { usePageNumbers } from '../../../kit/pages'
import type { SchedulePlan } from '../schedules/plan/types'
import { durationText, unitsIn } from '../schedules/plan/units'
import { CONTROL, useVariances, type Variance } from './schedule-control'

interface VarianceCardProps {
  plan: SchedulePlan
  baselineId: number | undefined
}

/** The tasks that have moved against the baseline, the latest first. */
export function VarianceCard({ plan, baselineId }: VarianceCardProps) {
  const { t } = useTranslation()
  const pages = usePageNumbers()
  const { data } = useVariances(baselineId, plan.schedule.version)
  const columns = useColumns(plan)
  if (!data) return null
  // a phase moves with its tasks and is no task itself
  const tasks = data.tasks.filter(({ taskId }) => plan.byId.get(taskId)?.kind !== 'summary')
  const moved = tasks
    .filter(({ startVariance, finishVariance }) => startVariance || finishVariance)
    .toSorted((a, b) => (b.finishVariance ?? 0) - (a.finishVariance ?? 0))
  return (
    <Card
      size="small"
      title={t(`${CONTROL}.variance_title`, { count: moved.length, of: tasks.length })}
    >
      {moved.length ? (
        <Table<Variance>
          size="small"
          rowKey="taskId"
          dataSource={moved}
          columns={columns}
          scroll={{ x: 'max-content' }}
          pagination={{ ...pages, pageSize: 10, hideOnSinglePage: true, size: 'small' }}
        />
      ) : (
        <Empty title={t(`${CONTROL}.no_variance`)} />
      )}
    </Card>
  )
}

function useColumns({ schedule, byId }: SchedulePlan): TableColumnsType<Variance> {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const title = (key: string) => t(`${CONTROL}.fields.${key}`)
  const day = (moment: string | null) => (moment ? formats.day(moment.slice(0, 10)) : NONE)
  const by = (minutes: number | null, { taskId }: Variance) => {
    if (!minutes) return NONE
    const units = unitsIn(schedule, { calendarId: byId.get(taskId)?.calendarId ?? null })
    const text = `${minutes > 0 ? '+' : '−'}${durationText(Math.abs(minutes), units, i18n.language)}`
    return (
      <Typography.Text type={minutes > 0 ? 'danger' : 'success'}>
        <bdi>{text}</bdi>
      </Typography.Text>
    )
  }
  return [
    { title: title('wbs'), render: (_, { wbs }) => <Ltr>{wbs}</Ltr> },
    {
      title: title('name'),
      render: (_, { name, nameAr }) => <LocalName name={name} nameAr={nameAr} />,
    },
    { title: title('baselineFinish'), render: (_, row) => day(row.baselineFinish) },
    { title: title('finish'), render: (_, row) => day(row.finish) },
    { title: title('startVariance'), align: 'end', render: (_, row) => by(row.startVariance, row) },
    {
      title: title('finishVariance'),
      align: 'end',
      render: (_, row) => by(row.finishVariance, row),
    },
  ]
}
