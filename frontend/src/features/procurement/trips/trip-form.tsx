import { Button, Card, Flex, Form, Input, InputNumber } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { TripCargoFields } from './trip-cargo-fields'
import { TRIPS, tripPath, type Trip } from './trip'

const LIST = '/procurement/track-transportation'
const WRITTEN = [
  'type',
  'priority',
  'carrier',
  'vehicle',
  'driver',
  'driverPhone',
  'waybillNo',
  'plannedStartAt',
  'plannedEndAt',
  'warehouseId',
  'projectId',
  'note',
  'purchaseOrderId',
  'movementId',
  'equipmentId',
  'passengers',
] as const

interface Cargo {
  orderLineId?: number | null
  description?: string
  unit?: string
  quantity: string
  weight?: string | null
  volume?: string | null
}

interface Values extends Record<string, unknown> {
  stops?: { place: string; contact?: string | null }[]
  cargo?: Cargo[]
}

function bodyOf(values: Values): object {
  const plain = WRITTEN.filter((name) => name in values).map((name) => [
    name,
    values[name] === '' ? null : (values[name] ?? null),
  ])
  return {
    ...Object.fromEntries(plain),
    stops: (values.stops ?? []).map(({ place, contact }) => ({ place, contact: contact || null })),
    cargo: (values.cargo ?? []).map(({ orderLineId, description, unit, quantity, ...size }) => ({
      ...{ orderLineId: orderLineId ?? null, description: description || null },
      ...{ unit: unit || null, quantity },
      ...{ weight: size.weight || null, volume: size.volume || null },
    })),
  }
}

const startOf = (orderId: number | null, movementId: number | null) => ({
  type: movementId ? 'transfer' : orderId ? 'inbound' : 'site_delivery',
  movementId,
  priority: 'normal',
  carrier: 'own',
  purchaseOrderId: orderId,
  stops: [{ place: '' }, { place: '' }],
  cargo: orderId || movementId ? [] : [{ description: '', quantity: '' }],
})

/** Create and edit of a trip with its stops and its cargo. */
export function TripForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const idIn = (name: string) => Number(params.get(name)) || null
  return (
    <ResourceForm<Trip>
      resource={TRIPS}
      id={id}
      title={t(`${TRIPS}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: LIST, label: t(`${TRIPS}.title`) }
          : { to: tripPath({ id }), label: t(`${TRIPS}.singular`) }
      }
      initialValues={startOf(idIn('order'), idIn('transfer'))}
      toBody={(values) => bodyOf(values as Values)}
      onSaved={(trip) => void navigate(tripPath(trip))}
    >
      <TripFields />
      <CarrierFields />
      <Card size="small" title={t(`${TRIPS}.stops`)} style={{ marginBlockEnd: 16 }}>
        <StopFields />
      </Card>
      <Card size="small" title={t(`${TRIPS}.cargo`)} style={{ marginBlockEnd: 16 }}>
        <TripCargoFields />
      </Card>
      <FieldGrid>
        <Field resource={TRIPS} name="note" wide>
          <Input.TextArea rows={2} maxLength={1000} />
        </Field>
      </FieldGrid>
    </ResourceForm>
  )
}

function TripFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${TRIPS}.groups.trip`)}>
      <Field resource={TRIPS} name="type" required>
        <ChoiceSelect list="trip-types" />
      </Field>
      <Field resource={TRIPS} name="priority" required>
        <ChoiceSelect list="trip-priorities" />
      </Field>
      <Field resource={TRIPS} name="plannedStartAt" required>
        <InstantInput />
      </Field>
      <Field resource={TRIPS} name="plannedEndAt" required>
        <InstantInput />
      </Field>
      <Field resource={TRIPS} name="projectId">
        <RecordSelect lookup="projects/lookup" />
      </Field>
      <Field resource={TRIPS} name="warehouseId">
        <RecordSelect lookup="warehouses/lookup" />
      </Field>
    </FieldGroup>
  )
}

function CarrierFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${TRIPS}.groups.carrier`)}>
      <Field resource={TRIPS} name="carrier" required>
        <ChoiceSelect list="trip-carriers" />
      </Field>
      <Field resource={TRIPS} name="equipmentId">
        <VehicleSelect />
      </Field>
      <Field resource={TRIPS} name="vehicle" required>
        <Input maxLength={120} autoComplete="off" />
      </Field>
      <Field resource={TRIPS} name="driver" required>
        <Input maxLength={120} autoComplete="off" />
      </Field>
      <Field resource={TRIPS} name="driverPhone">
        <LatinInput maxLength={40} inputMode="tel" />
      </Field>
      <Field resource={TRIPS} name="waybillNo">
        <LatinInput maxLength={60} />
      </Field>
      <Field resource={TRIPS} name="passengers">
        <InputNumber min={0} max={99} precision={0} style={{ width: '100%' }} />
      </Field>
    </FieldGroup>
  )
}

/** A vehicle of the register gives the trip its capacity, and its tag where no plate is entered. */
function VehicleSelect(props: { value?: number | null; onChange?: (id: number | null) => void }) {
  const form = Form.useFormInstance()
  return (
    <RecordSelect
      {...props}
      lookup="equipment/lookup"
      onChange={(id, option) => {
        props.onChange?.(id)
        if (option && !form.getFieldValue('vehicle')) form.setFieldValue('vehicle', option.label)
      }}
    />
  )
}

function StopFields() {
  const { t } = useTranslation()
  return (
    <Form.List name="stops">
      {(fields, { add, remove }) => (
        <Flex vertical gap="small">
          {fields.map(({ key, name }, i) => (
            <StopRow key={key} name={name} position={i + 1} onRemove={() => remove(name)} />
          ))}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => add({ place: '' })}>
              {t(`${TRIPS}.add_stop`)}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  )
}

interface StopRowProps {
  name: number
  position: number
  onRemove: () => void
}

function StopRow({ name, position, onRemove }: StopRowProps) {
  const { t } = useTranslation()
  const labels = (field: string) => {
    const text = t(`${TRIPS}.fields.${field}`)
    return { placeholder: text, 'aria-label': `${text} ${position}` }
  }
  return (
    <Flex gap="small" align="start" wrap>
      <Form.Item
        name={[name, 'place']}
        rules={[{ required: true, message: t('kit.required') }]}
        style={{ flex: '2 1 200px', margin: 0 }}
      >
        <Input maxLength={200} {...labels('place')} />
      </Form.Item>
      <Form.Item name={[name, 'contact']} style={{ flex: '1 1 140px', margin: 0 }}>
        <Input maxLength={160} {...labels('contact')} />
      </Form.Item>
      <Button icon={<DeleteOutlined />} aria-label={t('common.delete')} onClick={onRemove} />
    </Flex>
  )
}
