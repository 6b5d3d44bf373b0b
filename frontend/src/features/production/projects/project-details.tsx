import { AbilityLink } from '../../../kit/ability-link'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { PROJECTS, type Project } from './project'

/** What was entered of a project, or came with its quotation. */
export function ProjectDetails({ project }: { project: Project }) {
  return <Details resource={PROJECTS} items={[...parties(project), ...datesAndPlace(project)]} />
}

const parties = (p: Project) => [
  { name: 'name', value: p.name },
  { name: 'nameAr', value: p.nameAr },
  {
    name: 'quotationNumber',
    value: p.quotationNumber ? <QuotationLink number={p.quotationNumber} /> : null,
  },
  { name: 'endUser', value: p.endUser },
  { name: 'consultant', value: p.consultant },
  { name: 'mainContractor', value: p.mainContractor },
  {
    name: 'contractType',
    value: <ChoiceText list="contract-types" value={p.contractType} />,
  },
  { name: 'siteEngineerId', value: p.siteEngineerName },
  { name: 'bdmInitials', value: p.bdmInitials },
]

const datesAndPlace = (p: Project) => [
  { name: 'plannedStartOn', value: <DateText value={p.plannedStartOn} /> },
  { name: 'completedOn', value: <DateText value={p.completedOn} /> },
  { name: 'handedOverOn', value: <DateText value={p.handedOverOn} /> },
  { name: 'defectsMonths', value: p.defectsMonths },
  { name: 'noticeDays', value: p.noticeDays },
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
]

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
