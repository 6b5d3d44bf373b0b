import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { PAYMENT_TRACKING, type ProjectPayments } from './payment-tracking'
import { ProjectFigures } from './project-figures'

/** One project: every figure opens its documents, each currency by itself. */
export default function ProjectPaymentsPage() {
  const { t } = useTranslation()
  const query = useRecord<ProjectPayments>(PAYMENT_TRACKING, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  const project = query.data
  return (
    <>
      <PageHeader
        title={project.code}
        back={{ to: '/production/payment-tracking', label: t(`${PAYMENT_TRACKING}.title`) }}
        tags={<StatusTag status={project.status} />}
        subtitle={
          <AbilityLink ability="projects.view" to={`/production/projects/${project.id}`}>
            <LocalName name={project.name} nameAr={project.nameAr} />
          </AbilityLink>
        }
      />
      <ProjectFigures project={project} />
    </>
  )
}
