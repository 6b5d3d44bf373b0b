import { Input, InputNumber } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useAbility } from '../../../providers/access'
import { projectPath, PROJECTS, type Project } from './project'

const WRITTEN = [
  'name',
  'nameAr',
  'clientId',
  'endUser',
  'consultant',
  'mainContractor',
  'contractType',
  'plannedStartOn',
  'plannedFinishOn',
  'handedOverOn',
  'defectsMonths',
  'noticeDays',
  'managerId',
  'siteEngineerId',
  'bdmInitials',
  'city',
  'location',
  'latitude',
  'longitude',
  'areaSqm',
  'projectType',
  'productTypes',
  'description',
] as const

/** Enters or changes a project; what its quotation and its contract say stays theirs. */
export function ProjectForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<Project>
      resource={PROJECTS}
      id={id}
      title={t(`${PROJECTS}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: '/production/projects', label: t(`${PROJECTS}.title`) }
          : { to: projectPath({ id }), label: t(`${PROJECTS}.singular`) }
      }
      initialValues={{ productTypes: [] }}
      toBody={bodyOf}
      onSaved={(project) => void navigate(projectPath(project))}
    >
      <NameFields />
      <PartyFields />
      <DateFields />
      <PlaceFields />
    </ResourceForm>
  )
}

function bodyOf(values: object): object {
  const entered = values as Record<string, unknown>
  return Object.fromEntries(
    WRITTEN.filter((name) => name in entered).map((name) => [
      name,
      entered[name] === '' ? null : (entered[name] ?? (name === 'productTypes' ? [] : null)),
    ])
  )
}

const useGroup = (name: string) => useTranslation().t(`${PROJECTS}.groups.${name}`)

function NameFields() {
  return (
    <FieldGroup title={useGroup('project')}>
      <Field resource={PROJECTS} name="name" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={PROJECTS} name="nameAr">
        <Input maxLength={200} dir="rtl" />
      </Field>
      <Field resource={PROJECTS} name="projectType">
        <ChoiceSelect list="project-types" allowClear />
      </Field>
      <Field resource={PROJECTS} name="productTypes">
        <ChoiceSelect list="product-types" multiple />
      </Field>
      <Field resource={PROJECTS} name="description" wide>
        <Input.TextArea dir="auto" maxLength={2000} autoSize={{ minRows: 2 }} />
      </Field>
    </FieldGroup>
  )
}

function PartyFields() {
  // who may not look clients up keeps the one that is there
  const mayChoose = useAbility('clients.lookup')
  return (
    <FieldGroup title={useGroup('parties')}>
      {mayChoose ? (
        <Field resource={PROJECTS} name="clientId">
          <RecordSelect lookup="clients/lookup" />
        </Field>
      ) : null}
      <Field resource={PROJECTS} name="endUser">
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={PROJECTS} name="consultant">
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={PROJECTS} name="mainContractor">
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={PROJECTS} name="managerId">
        <PersonSelect />
      </Field>
      <Field resource={PROJECTS} name="siteEngineerId">
        <PersonSelect />
      </Field>
      <Field resource={PROJECTS} name="bdmInitials">
        <LatinInput maxLength={10} />
      </Field>
    </FieldGroup>
  )
}

function DateFields() {
  return (
    <FieldGroup title={useGroup('contract')}>
      <Field resource={PROJECTS} name="contractType">
        <ChoiceSelect list="contract-types" allowClear />
      </Field>
      <Field resource={PROJECTS} name="plannedStartOn">
        <DayInput />
      </Field>
      <Field resource={PROJECTS} name="plannedFinishOn">
        <DayInput />
      </Field>
      <Field resource={PROJECTS} name="handedOverOn">
        <DayInput />
      </Field>
      <Field resource={PROJECTS} name="defectsMonths">
        <InputNumber min={0} max={120} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field
        resource={PROJECTS}
        name="noticeDays"
        extra={useTranslation().t(`${PROJECTS}.notice_hint`)}
      >
        <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
    </FieldGroup>
  )
}

function PlaceFields() {
  return (
    <FieldGroup title={useGroup('place')}>
      <Field resource={PROJECTS} name="city">
        <ChoiceSelect list="cities" allowClear />
      </Field>
      <Field resource={PROJECTS} name="location">
        <Input dir="auto" maxLength={160} />
      </Field>
      <Field resource={PROJECTS} name="areaSqm">
        <DecimalInput />
      </Field>
      <Field resource={PROJECTS} name="latitude">
        <LatinInput maxLength={12} />
      </Field>
      <Field resource={PROJECTS} name="longitude">
        <LatinInput maxLength={12} />
      </Field>
    </FieldGroup>
  )
}
