import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { useAbility } from '../../../providers/access'
import { InsightsBoard } from './insights-board'
import { INSIGHTS } from './project-insights'
import { ProjectsCard } from './projects-card'

/** The running projects with their money, then the quotations that may become the next ones. */
export default function ProjectInsightsPage() {
  const { t } = useTranslation()
  const maySeeProjects = useAbility('projects.view')
  return (
    <>
      <PageHeader title={t(`${INSIGHTS}.title`)} subtitle={t(`${INSIGHTS}.subtitle`)} />
      <Flex vertical gap="middle">
        {maySeeProjects ? <ProjectsCard /> : null}
        <InsightsBoard />
      </Flex>
    </>
  )
}
