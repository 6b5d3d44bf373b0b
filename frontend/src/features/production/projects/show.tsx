import type { ReactNode } from 'react'
import { EditOutlined, ScheduleOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { RelatedRecords } from '../../../kit/show/side-card'
import { useAbility } from '../../../providers/access'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { LinkButton } from '../../../kit/link-button'
import { useRecord } from '../../../kit/show/use-record'
import { projectPath, PROJECTS, type Project } from './project'
import { ProjectOverview } from './overview'
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
          <ScheduleLink projectId={project.id} />
          {project.can.update ? (
            <LinkButton to={`${projectPath(project)}/edit`} icon={<EditOutlined />}>
              {t('common.edit')}
            </LinkButton>
          ) : null}
          <ProjectSteps project={project} />
        </>
      )}
      aside={(project) => <Related project={project} />}
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

function ScheduleLink({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  if (!useAbility('schedules.view')) return null
  return (
    <LinkButton to={`${projectPath({ id: projectId })}/schedule`} icon={<ScheduleOutlined />}>
      {t('production.schedules.title')}
    </LinkButton>
  )
}

const summaryOf = (project: Project) => [
  ...(project.contractValue
    ? [
        {
          name: 'contractValue',
          value: <Money value={project.contractValue} currency={project.currency} />,
        },
      ]
    : []),
  { name: 'managerId', value: project.managerName },
  { name: 'plannedFinishOn', value: <DateText value={project.plannedFinishOn} /> },
  { name: 'city', value: <ChoiceText list="cities" value={project.city} /> },
]

function Related({ project: p }: { project: Project }) {
  return (
    <RelatedRecords
      resource={PROJECTS}
      items={[
        {
          name: 'quotationNumber',
          value: p.quotationNumber ? <QuotationLink number={p.quotationNumber} /> : null,
        },
        { name: 'clientName', value: p.clientName ? <ClientLink project={p} /> : null },
      ]}
    />
  )
}

function ProjectDetails({ project: p }: { project: Project }) {
  return (
    <Details
      resource={PROJECTS}
      items={[
        { name: 'name', value: p.name },
        { name: 'nameAr', value: p.nameAr },
        { name: 'endUser', value: p.endUser },
        { name: 'consultant', value: p.consultant },
        { name: 'mainContractor', value: p.mainContractor },
        {
          name: 'contractType',
          value: <ChoiceText list="contract-types" value={p.contractType} />,
        },
        { name: 'siteEngineerId', value: p.siteEngineerName },
        { name: 'bdmInitials', value: p.bdmInitials },
        { name: 'plannedStartOn', value: <DateText value={p.plannedStartOn} /> },
        { name: 'completedOn', value: <DateText value={p.completedOn} /> },
        { name: 'handedOverOn', value: <DateText value={p.handedOverOn} /> },
        { name: 'defectsMonths', value: p.defectsMonths },
        { name: 'defectsEndOn', value: <DateText value={p.defectsEndOn} /> },
        { name: 'location', value: p.location },
        {
          name: 'coordinates',
          value: p.latitude && p.longitude ? <Ltr>{`${p.latitude}, ${p.longitude}`}</Ltr> : null,
        },
        { name: 'areaSqm', value: <Quantity value={p.areaSqm} /> },
        { name: 'projectType', value: <ChoiceText list="project-types" value={p.projectType} /> },
        { name: 'createdAt', value: <InstantText value={p.createdAt} /> },
        {
          name: 'productTypes',
          value: <ChoiceText list="product-types" value={p.productTypes} />,
          wide: true,
        },
        { name: 'description', value: p.description, wide: true },
      ]}
    />
  )
}

function QuotationLink({ number }: { number: string }) {
  return (
    <AbilityLink
      ability="quotations.view"
      to={`/engineering/quotations/${encodeURIComponent(number)}`}
    >
      {number}
    </AbilityLink>
  )
}

function ClientLink({ project: p }: { project: Project }) {
  if (!p.clientId) return p.clientName
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${p.clientId}`}>
      {p.clientName}
    </AbilityLink>
  )
}
