import { Alert, Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { SCHEDULES } from './schedule'
import { SCHEDULE_VIEWS } from './views'

type Overview = Schema<'ProjectOverview'>

/** What a project's schedule comes to, with the ways into it. */
export default function ScheduleTab({ record: { id } }: { record: { id: number } }) {
  const query = useQuery<Overview>({ queryKey: [`/api/projects/${id}/overview`], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Flex vertical gap="middle">
      <Views projectId={id} />
      {query.data ? <Summary projectId={id} overview={query.data} /> : <PageSkeleton rows={6} />}
    </Flex>
  )
}

const pathOf = (projectId: number, view: string) =>
  `/production/projects/${projectId}/schedule?view=${view}`

function Views({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" wrap>
      {SCHEDULE_VIEWS.map(({ key, icon }) => (
        <LinkButton key={key} icon={icon} to={pathOf(projectId, key)}>
          {t(`${SCHEDULES}.views.${key}`)}
        </LinkButton>
      ))}
    </Flex>
  )
}

function Summary({ projectId, overview }: { projectId: number; overview: Overview }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { tasks, done, late, critical, dataDateOn, lastBaseline } = overview.schedule
  if (!tasks) return <Alert type="info" showIcon message={t(`${SCHEDULES}.summary.empty`)} />
  const name = (key: string) => t(`${SCHEDULES}.summary.${key}`)
  return (
    <Card size="small" title={t(`${SCHEDULES}.title`)} style={{ maxInlineSize: 560 }}>
      <FigureList>
        <Figure name={name('tasks')}>{formats.number(tasks)}</Figure>
        <Figure name={name('done')}>{formats.number(done)}</Figure>
        <Figure name={name('complete')}>
          {overview.percentComplete === null ? NONE : formats.percent(overview.percentComplete)}
        </Figure>
        <Figure name={name('late')}>
          <Filtered projectId={projectId} filter="late" count={late} />
        </Figure>
        <Figure name={name('critical')}>
          <Filtered projectId={projectId} filter="critical" count={critical} />
        </Figure>
        <Figure name={name('forecast')}>
          <DateText value={overview.forecastOn} />
        </Figure>
        <Figure name={name('data_date')}>
          <DateText value={dataDateOn} />
        </Figure>
        <Figure name={name('baseline')}>
          {lastBaseline ? (
            <Link to={pathOf(projectId, 'control')}>
              <bdi>{lastBaseline.name}</bdi> · <DateText value={lastBaseline.takenOn} />
            </Link>
          ) : (
            NONE
          )}
        </Figure>
      </FigureList>
    </Card>
  )
}

interface FilteredProps {
  projectId: number
  filter: 'late' | 'critical'
  count: number
}

/** A count that opens its tasks in the list. */
function Filtered({ projectId, filter, count }: FilteredProps) {
  const formats = useFormats()
  if (!count) return formats.number(count)
  return <Link to={`${pathOf(projectId, 'list')}&${filter}=1`}>{formats.number(count)}</Link>
}
