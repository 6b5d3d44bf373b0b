import { Form, Input, InputNumber } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { EQUIPMENT, equipmentPath, type Equipment } from './equipment'

const LIST = '/procurement/equipment-management'
const WRITTEN = [
  'tag',
  'name',
  'nameAr',
  'category',
  'make',
  'model',
  'serialNo',
  'year',
  'ownership',
  'vendorId',
  'purchasedOn',
  'purchaseCost',
  'rentalRate',
  'location',
  'registrationNo',
  'registrationExpiresOn',
  'insuranceExpiresOn',
  'inspectionDueOn',
  'meterType',
  'serviceEvery',
  'serviceEveryDays',
  'payload',
  'volume',
  'seats',
  'meter',
] as const

/** Create and edit; the start of a meter is entered once, later values come from readings. */
export function EquipmentForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<Equipment>
      resource={EQUIPMENT}
      id={id}
      title={t(`${EQUIPMENT}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: LIST, label: t(`${EQUIPMENT}.title`) }
          : { to: equipmentPath({ id }), label: t(`${EQUIPMENT}.singular`) }
      }
      initialValues={{ ownership: 'owned', meterType: 'none' }}
      toBody={bodyOf}
      onSaved={(equipment) => void navigate(equipmentPath(equipment))}
    >
      {(_, equipment) => <EquipmentFields kept={equipment?.meterType} />}
    </ResourceForm>
  )
}

function bodyOf(entered: object): object {
  const values = entered as Record<string, unknown>
  const names = WRITTEN.filter((name) => name in values)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name] === '' ? null : (values[name] ?? null)
      return name === 'meter' && value === null ? [] : [[name, value]]
    })
  )
}

interface MeterOf {
  /** The kind of meter that the saved piece has. */
  kept: string | undefined
}

function EquipmentFields({ kept }: MeterOf) {
  return (
    <>
      <IdentityFields />
      <OwnershipFields />
      <PermitFields />
      <CapacityFields />
      <MaintenanceFields kept={kept} />
    </>
  )
}

const useGroup = (name: string) => useTranslation().t(`${EQUIPMENT}.groups.${name}`)

function IdentityFields() {
  return (
    <FieldGroup title={useGroup('identity')}>
      <Field resource={EQUIPMENT} name="tag" required>
        <LatinInput maxLength={40} autoComplete="off" />
      </Field>
      <Field resource={EQUIPMENT} name="name" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={EQUIPMENT} name="nameAr">
        <Input maxLength={200} dir="rtl" />
      </Field>
      <Field resource={EQUIPMENT} name="category" required>
        <ChoiceSelect list="equipment-categories" />
      </Field>
      <Field resource={EQUIPMENT} name="make">
        <Input maxLength={80} />
      </Field>
      <Field resource={EQUIPMENT} name="model">
        <Input maxLength={80} />
      </Field>
      <Field resource={EQUIPMENT} name="serialNo">
        <LatinInput maxLength={80} />
      </Field>
      <Field resource={EQUIPMENT} name="year">
        <InputNumber min={1950} max={2100} style={{ width: '100%' }} />
      </Field>
    </FieldGroup>
  )
}

function OwnershipFields() {
  const form = Form.useFormInstance()
  const rented = Form.useWatch('ownership', form) !== 'owned'
  return (
    <FieldGroup title={useGroup('ownership')}>
      <Field resource={EQUIPMENT} name="ownership" required>
        <ChoiceSelect list="equipment-ownerships" />
      </Field>
      <Field resource={EQUIPMENT} name="vendorId">
        <RecordSelect lookup="vendors/lookup" />
      </Field>
      {rented ? (
        <Field resource={EQUIPMENT} name="rentalRate">
          <DecimalInput suffix="SAR" />
        </Field>
      ) : (
        <Field resource={EQUIPMENT} name="purchaseCost">
          <DecimalInput suffix="SAR" />
        </Field>
      )}
      <Field resource={EQUIPMENT} name="purchasedOn">
        <DayInput />
      </Field>
      <Field resource={EQUIPMENT} name="location">
        <Input maxLength={200} />
      </Field>
    </FieldGroup>
  )
}

function PermitFields() {
  return (
    <FieldGroup title={useGroup('permits')}>
      <Field resource={EQUIPMENT} name="registrationNo">
        <Input maxLength={40} dir="auto" />
      </Field>
      <Field resource={EQUIPMENT} name="registrationExpiresOn">
        <DayInput />
      </Field>
      <Field resource={EQUIPMENT} name="insuranceExpiresOn">
        <DayInput />
      </Field>
      <Field resource={EQUIPMENT} name="inspectionDueOn">
        <DayInput />
      </Field>
    </FieldGroup>
  )
}

/** What a vehicle or a crane carries; trips are refused more. */
function CapacityFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={useGroup('capacity')}>
      <Field resource={EQUIPMENT} name="payload">
        <DecimalInput suffix={t('common.units.kg')} />
      </Field>
      <Field resource={EQUIPMENT} name="volume">
        <DecimalInput suffix={t('common.units.m3')} />
      </Field>
      <Field resource={EQUIPMENT} name="seats">
        <InputNumber min={1} max={100} precision={0} style={{ width: '100%' }} />
      </Field>
    </FieldGroup>
  )
}

function MaintenanceFields({ kept }: MeterOf) {
  const form = Form.useFormInstance()
  const meter = Form.useWatch('meterType', form) as string | undefined
  const hasMeter = !!meter && meter !== 'none'
  return (
    <FieldGroup title={useGroup('maintenance')}>
      <Field resource={EQUIPMENT} name="serviceEveryDays">
        <InputNumber min={1} max={3650} style={{ width: '100%' }} />
      </Field>
      <Field resource={EQUIPMENT} name="meterType" required>
        <ChoiceSelect list="meter-types" />
      </Field>
      {hasMeter ? (
        <Field resource={EQUIPMENT} name="serviceEvery">
          <DecimalInput />
        </Field>
      ) : null}
      {hasMeter && meter !== kept ? (
        <Field resource={EQUIPMENT} name="meter" required>
          <DecimalInput />
        </Field>
      ) : null}
    </FieldGroup>
  )
}
