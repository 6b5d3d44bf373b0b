import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money, Whole } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordSummary } from '../../../kit/show/record-summary'
import { useAbility } from '../../../providers/access'
import { totalsOf, type ProjectFigures } from './project-figures'
import { INSIGHTS } from './project-insights'
import { ProjectsCard } from './projects-card'
import { useRunningProjects } from './use-running-projects'

/** The running projects as figures, as far as the departments deliver them. */
export default function ProjectInsightsPage() {
  const { t } = useTranslation()
  const maySeeProjects = useAbility('projects.view')
  const maySeeQuotations = useAbility('engineering.open')
  return (
    <>
      <PageHeader
        title={t(`${INSIGHTS}.title`)}
        subtitle={t(`${INSIGHTS}.subtitle`)}
        actions={
          maySeeQuotations ? (
            <LinkButton to="/engineering">{t(`${INSIGHTS}.quotations`)}</LinkButton>
          ) : null
        }
      />
      {maySeeProjects ? <Projects /> : <Empty title={t(`${INSIGHTS}.projects.closed`)} />}
    </>
  )
}

function Projects() {
  const { t } = useTranslation()
  const { projects, maySpend, mayPrice, error, refetch } = useRunningProjects()
  if (error) return <LoadFailed error={error} onRetry={refetch} />
  if (!projects) return <PageSkeleton rows={10} />
  const { currency } = totalsOf(projects)
  return (
    <Flex vertical gap="middle">
      <Totals {...{ projects, maySpend, mayPrice }} />
      <ProjectsCard {...{ projects, currency, maySpend, mayPrice }} />
      <Alert
        type="info"
        showIcon
        message={t(`${INSIGHTS}.projects.${maySpend ? 'limits' : 'no_spending'}`)}
      />
    </Flex>
  )
}

interface TotalsProps {
  projects: ProjectFigures[]
  maySpend: boolean
  mayPrice: boolean
}

function Totals({ projects, maySpend, mayPrice }: TotalsProps) {
  const { t } = useTranslation()
  const totals = totalsOf(projects)
  const text = (name: string) => t(`${INSIGHTS}.projects.${name}`)
  const money = (name: 'contracts' | 'ordered' | 'margin' | 'paid') => ({
    name,
    label: text(`total.${name}`),
    value: <Money value={totals[name]} currency={totals.currency} />,
  })
  const count = (name: 'lateLines' | 'overBudget') => ({
    name,
    label: text(`total.${name}`),
    value: <Whole value={totals[name]} zeroIsNone />,
  })
  const isPriced = projects.some(({ contractValue }) => contractValue !== null)
  return (
    <RecordSummary
      resource={INSIGHTS}
      facts={[
        {
          name: 'running',
          label: text('total.running'),
          value: <Whole value={projects.length} />,
        },
        ...(isPriced ? [money('contracts')] : []),
        ...(mayPrice ? [money('margin')] : []),
        ...(maySpend
          ? [money('ordered'), money('paid'), count('lateLines'), count('overBudget')]
          : []),
      ]}
    />
  )
}
