import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { PLANNING, type PlanningTab } from './planning'
import { PlanningTabs } from './planning-tabs'
import { ProjectChooser } from './project-chooser'

interface PlanningPageProps {
  active: PlanningTab
  projectId: number | undefined
  onChoose: (id: number | null) => void
  children: ReactNode
}

/** Heading, project and tabs around one view of planning. */
export function PlanningPage({ active, projectId, onChoose, children }: PlanningPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t(`${PLANNING}.title`)}
        actions={<ProjectChooser projectId={projectId} onChoose={onChoose} />}
      />
      <PlanningTabs active={active} />
      {children}
    </>
  )
}
