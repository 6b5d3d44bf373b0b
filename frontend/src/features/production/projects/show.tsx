import type { ReactNode } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceShow } from '../../../kit/show/resource-show'
import { LinkButton } from '../../../kit/link-button'
import { useRecord } from '../../../kit/show/use-record'
import { projectPath, PROJECTS, type Project } from './project'
import { ProjectDetails } from './project-details'
import { ProjectOverview } from './overview'
import { ProjectDecisions } from './project-decisions'
import { ProjectSteps } from './project-steps'

export default function ProjectShow() {
  const { t } = useTranslation()
  const query = useRecord<Project>(PROJECTS, useParams().id)
  const tabs = useTabs()
  return (
    <ResourceShow<Project>
      resource={PROJECTS}
      query={query}
      back={{ to: '/production/projects', label: t(`${PROJECTS}.title`) }}
      titleOf={(project) => project.code}
      tags={(project) => <StatusTag status={project.status} />}
      subtitle={(project) => <LocalName name={project.name} nameAr={project.nameAr} />}
      summary={summaryOf}
      actions={(project) => (
        <>
          {project.can.update ? (
            <LinkButton to={`${projectPath(project)}/edit`} icon={<EditOutlined />}>
              {t('common.edit')}
            </LinkButton>
          ) : null}
          <ProjectDecisions project={project} />
          <ProjectSteps project={project} />
        </>
      )}
      tabs={tabs}
    />
  )
}

function useTabs() {
  const { t } = useTranslation()
  const mayPlan = useAbility('schedules.view')
  const tab = (key: string, children: ReactNode) => ({
    key,
    label: t(`${PROJECTS}.${key}`),
    children,
  })
  return (project: Project) => [
    ...(mayPlan ? [tab('overview', <ProjectOverview project={project} />)] : []),
    tab('details', <ProjectDetails project={project} />),
  ]
}

/** What was signed or offered, and what it has become by variations: always both. */
const valuesOf = ({ originalValue, revisedValue, contractValue, currency }: Project) =>
  (originalValue === null
    ? [{ name: 'contractValue', value: contractValue }]
    : [
        { name: 'originalValue', value: originalValue },
        { name: 'revisedValue', value: revisedValue },
      ]
  ).flatMap(({ name, value }) =>
    value === null ? [] : [{ name, value: <Money value={value} currency={currency} /> }]
  )

const summaryOf = (project: Project) => [
  ...valuesOf(project),
  { name: 'clientName', value: project.clientName ? <ClientLink project={project} /> : null },
  { name: 'managerId', value: project.managerName },
  { name: 'plannedFinishOn', value: <DateText value={project.plannedFinishOn} /> },
  { name: 'city', value: <ChoiceText list="cities" value={project.city} /> },
]

function ClientLink({ project: p }: { project: Project }) {
  if (!p.clientId) return p.clientName
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${p.clientId}`}>
      {p.clientName}
    </AbilityLink>
  )
}
