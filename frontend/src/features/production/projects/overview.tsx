import { Alert, Card, Flex, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { VarianceText } from '../project-milestones/variance-text'
import { ContractCard } from './contract-card'
import { projectPath, PROJECTS, type Project } from './project'
import styles from './projects.module.css'

type Overview = Schema<'ProjectOverview'>
type Reason = Overview['health']['reasons'][number]

const COLORS = { unknown: 'default', green: 'green', amber: 'orange', red: 'red' } as const

/** Where the project stands: how healthy it is and why, its dates, its money and what comes next. */
export function ProjectOverview({ project }: { project: Project }) {
  const path = `/api/projects/${project.id}/overview`
  const query = useQuery({
    queryKey: [path, project.version],
    queryFn: async ({ signal }) => (await http.get<Overview>(path, { signal })).data,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={8} />
  const overview = query.data
  return (
    <Flex vertical gap="middle">
      <HealthCard overview={overview} currency={project.currency} />
      <div className={styles.cards}>
        <DatesCard project={project} overview={overview} />
        {overview.money ? <MoneyCard project={project} money={overview.money} /> : null}
        {overview.contracts ? <ContractCard contracts={overview.contracts} /> : null}
        <MilestonesCard project={project} milestones={overview.milestones} />
        {overview.constraints ? (
          <ConstraintsCard project={project} constraints={overview.constraints} />
        ) : null}
      </div>
    </Flex>
  )
}

interface HealthCardProps {
  overview: Overview
  currency: string
}

function HealthCard({ overview: { health }, currency }: HealthCardProps) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${PROJECTS}.health.title`)}>
      <Flex vertical gap="small">
        <div>
          <Tag color={COLORS[health.level]}>{t(`${PROJECTS}.health.levels.${health.level}`)}</Tag>
        </div>
        {health.reasons.length ? (
          <ul className={styles.reasons}>
            {health.reasons.map((reason) => (
              <li key={reason.code}>
                <HealthReason reason={reason} currency={currency} />
              </li>
            ))}
          </ul>
        ) : (
          t(`${PROJECTS}.health.good`)
        )}
      </Flex>
    </Card>
  )
}

function HealthReason({ reason, currency }: { reason: Reason; currency: string }) {
  const { t } = useTranslation()
  const label = `${PROJECTS}.health.reasons.${reason.code}`
  if (reason.code === 'overdue')
    return (
      <>
        {t(label)} <Money value={reason.value} currency={currency} />
      </>
    )
  return reason.code === 'late'
    ? t(label, { count: Number(reason.value) })
    : t(label, { value: reason.value })
}

const datesOf = (project: Project, overview: Overview) =>
  [
    ['plannedStartOn', project.plannedStartOn],
    ['plannedFinishOn', overview.time.originalFinishOn],
    ['revisedFinishOn', overview.time.revisedFinishOn],
    ['baselineFinishOn', overview.baselineFinishOn],
    ['forecastOn', overview.forecastOn],
    ['completedOn', project.completedOn],
    ['handedOverOn', project.handedOverOn],
    ['defectsEndOn', project.defectsEndOn],
  ] as const

function DatesCard({ project, overview }: { project: Project; overview: Overview }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { percentComplete, spi, cpi } = overview
  const { lastBaseline } = overview.schedule
  const index = (value: number | null) =>
    value === null ? NONE : formats.number(value, { min: 2, max: 2 })
  return (
    <Card size="small" title={t(`${PROJECTS}.dates`)}>
      <FigureList>
        {datesOf(project, overview).map(([name, value]) => (
          <Figure key={name} name={t(`${PROJECTS}.fields.${name}`)}>
            <DateText value={value} />
          </Figure>
        ))}
        <Figure name={t(`${PROJECTS}.fields.baseline`)}>
          {lastBaseline ? <bdi>{lastBaseline.name}</bdi> : NONE}
        </Figure>
        {(['variationDays', 'grantedDays', 'claimedDays'] as const).map((name) => (
          <Figure key={name} name={t(`${PROJECTS}.fields.${name}`)}>
            {formats.number(overview.time[name])}
          </Figure>
        ))}
        <Figure name={t(`${PROJECTS}.fields.percentComplete`)}>
          {percentComplete === null ? NONE : formats.percent(percentComplete)}
        </Figure>
        <Figure name={t(`${PROJECTS}.fields.spi`)}>{index(spi)}</Figure>
        <Figure name={t(`${PROJECTS}.fields.cpi`)}>{index(cpi)}</Figure>
      </FigureList>
    </Card>
  )
}

const AMOUNTS = [
  'contract',
  'variations',
  'revised',
  'certified',
  'received',
  'overdue',
  'committed',
  'billed',
  'margin',
] as const

interface MoneyCardProps {
  project: Project
  money: NonNullable<Overview['money']>
}

function MoneyCard({ project, money }: MoneyCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={t(`${PROJECTS}.money`)}
      extra={
        <Link to={`/production/payment-tracking/${project.id}`}>
          {t('production.payment_tracking.title')}
        </Link>
      }
    >
      <FigureList>
        {AMOUNTS.map((name) => (
          <Figure key={name} name={t(`production.payment_tracking.fields.${name}`)}>
            <Money value={money[name]} currency={money.currency} />
          </Figure>
        ))}
      </FigureList>
    </Card>
  )
}

interface MilestonesCardProps {
  project: Project
  milestones: Overview['milestones']
}

function MilestonesCard({ project, milestones }: MilestonesCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={t(`${PROJECTS}.next_milestones`)}
      extra={<Link to={`${projectPath(project)}/schedule`}>{t('production.schedules.title')}</Link>}
    >
      {milestones.length ? (
        <FigureList>
          {milestones.map((next) => (
            <Figure
              key={next.milestoneId ?? next.taskId}
              name={<LocalName name={next.name} nameAr={next.nameAr} />}
            >
              <DateText value={next.on ?? next.deadlineOn} />{' '}
              {next.varianceDays ? (
                <VarianceText days={next.varianceDays} />
              ) : next.isLate ? (
                <Tag color="red">{t(`${PROJECTS}.late`)}</Tag>
              ) : null}
            </Figure>
          ))}
        </FigureList>
      ) : (
        <Alert type="info" showIcon message={t(`${PROJECTS}.no_milestones`)} />
      )}
    </Card>
  )
}

interface ConstraintsCardProps {
  project: Project
  constraints: NonNullable<Overview['constraints']>
}

/** How much still keeps tasks from being ready. */
function ConstraintsCard({ project, constraints: { open, overdue } }: ConstraintsCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const path = `/production/planning/constraints?projectId=${project.id}`
  return (
    <Card
      size="small"
      title={t(`${PROJECTS}.constraints.title`)}
      extra={<Link to={path}>{t('production.planning.title')}</Link>}
    >
      <FigureList>
        <Figure name={t(`${PROJECTS}.constraints.open`)}>
          <Link to={path}>{formats.number(open)}</Link>
        </Figure>
        <Figure name={t(`${PROJECTS}.constraints.overdue`)}>
          {overdue ? (
            <Link to={`${path}&tab=overdue`}>
              <Tag color="red">{formats.number(overdue)}</Tag>
            </Link>
          ) : (
            formats.number(overdue)
          )}
        </Figure>
      </FigureList>
    </Card>
  )
}
