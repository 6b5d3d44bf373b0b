import { Typography, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import type { SchedulePlan } from '../schedules/plan/types'
import { durationText, unitsIn } from '../schedules/plan/units'
import { CONTROL, type ScopeChange, type Variance } from './schedule-control'

/** Of the tasks that both the schedule and the baseline have. */
export function useVarianceColumns(plan: SchedulePlan): TableColumnsType<Variance> {
  const title = useTitles()
  const day = useDay()
  const by = useDifference(plan)
  const { currency, can } = plan.schedule
  return [
    { title: title('wbs'), render: (_, { wbs }) => <Ltr>{wbs}</Ltr> },
    nameColumn(title('name')),
    { title: title('baselineFinish'), render: (_, row) => day(row.baselineFinish) },
    { title: title('finish'), render: (_, row) => day(row.finish) },
    { title: title('startVariance'), align: 'end', render: (_, row) => by(row.startVariance, row) },
    {
      title: title('finishVariance'),
      align: 'end',
      render: (_, row) => by(row.finishVariance, row),
    },
    ...(can.prices
      ? [
          {
            title: title('costVariance'),
            align: 'end' as const,
            render: (_: unknown, { costVariance }: Variance) => (
              <CostVariance value={costVariance} currency={currency} />
            ),
          },
        ]
      : []),
  ]
}

/** Of the tasks that only one of the two has. */
export function useScopeColumns(plan: SchedulePlan): TableColumnsType<ScopeChange> {
  const title = useTitles()
  const day = useDay()
  const { currency, can } = plan.schedule
  return [
    { title: title('code'), render: (_, { code }) => <Ltr>{code}</Ltr> },
    nameColumn(title('name')),
    { title: title('start'), render: (_, row) => day(row.start) },
    { title: title('finish'), render: (_, row) => day(row.finish) },
    ...(can.prices
      ? [
          {
            title: title('budget'),
            align: 'end' as const,
            render: (_: unknown, { budget }: ScopeChange) =>
              budget === null ? NONE : <Money bare value={budget} currency={currency} />,
          },
        ]
      : []),
  ]
}

const nameColumn = (title: string) => ({
  title,
  render: (_: unknown, { name, nameAr }: { name: string; nameAr: string | null }) => (
    <LocalName name={name} nameAr={nameAr} />
  ),
})

function useTitles() {
  const { t } = useTranslation()
  return (key: string) => t(`${CONTROL}.fields.${key}`)
}

function useDay() {
  const formats = useFormats()
  return (moment: string | null) => (moment ? formats.day(moment.slice(0, 10)) : NONE)
}

function useDifference({ schedule, byId }: SchedulePlan) {
  const { i18n } = useTranslation()
  return (minutes: number | null, { taskId }: Variance) => {
    if (!minutes) return NONE
    const units = unitsIn(schedule, { calendarId: byId.get(taskId)?.calendarId ?? null })
    const text = `${minutes > 0 ? '+' : '−'}${durationText(Math.abs(minutes), units, i18n.language)}`
    return (
      <Typography.Text type={minutes > 0 ? 'danger' : 'success'}>
        <bdi>{text}</bdi>
      </Typography.Text>
    )
  }
}

/** What its budget has grown by since the baseline. */
function CostVariance({ value, currency }: { value: string | null; currency: string }) {
  if (value === null || !Number(value)) return NONE
  return (
    <Typography.Text type={Number(value) > 0 ? 'danger' : 'success'}>
      <Money bare value={value} currency={currency} />
    </Typography.Text>
  )
}
