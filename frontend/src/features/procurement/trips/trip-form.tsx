import { Button, Card, Flex, Form, Input } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { TripCargoFields } from './trip-cargo-fields'
import { TRIPS, tripPath, type Trip } from './trip'

const LIST = '/procurement/track-transportation'
const WRITTEN = [
  'type', 'priority', 'carrier', 'vehicle', 'driver', 'driverPhone', 'waybillNo', 'plannedStartAt',
  'plannedEndAt', 'warehouseId', 'projectId', 'note', 'purchaseOrderId',
] as const // prettier-ignore

interface Values extends Record<string, unknown> {
  stops?: { place: string; contact?: string | null }[]
  cargo?: { orderLineId?: number | null; description?: string; unit?: string; quantity: string }[]
}

function bodyOf(values: Values): object {
  const plain = WRITTEN.filter((name) => name in values).map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]) // prettier-ignore
  return {
    ...Object.fromEntries(plain),
    stops: (values.stops ?? []).map(({ place, contact }) => ({ place, contact: contact || null })),
    cargo: (values.cargo ?? []).map(({ orderLineId, description, unit, quantity }) => ({
      ...{ orderLineId: orderLineId ?? null, description: description || null },
      ...{ unit: unit || null, quantity },
    })),
  }
}

/** Plan and change of a trip with its stops and its cargo. */
export function TripForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const orderId = Number(useSearchParams()[0].get('order')) || null
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
      initialValues={{
        type: orderId ? 'inbound' : 'site_delivery',
        priority: 'normal',
        carrier: 'own',
        purchaseOrderId: orderId,
        stops: [{ place: '' }, { place: '' }],
        cargo: orderId ? [] : [{ description: '', quantity: '' }],
      }}
      toBody={(values) => bodyOf(values as Values)}
      onSaved={(trip) => void navigate(tripPath(trip))}
    >
      <FieldGrid>
        <Field resource={TRIPS} name="type" required>
          <ChoiceSelect list="trip-types" />
        </Field>
        <Field resource={TRIPS} name="priority" required>
          <ChoiceSelect list="trip-priorities" />
        </Field>
        <Field resource={TRIPS} name="carrier" required>
          <ChoiceSelect list="trip-carriers" />
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
        <Field resource={TRIPS} name="plannedStartAt" required>
          <InstantInput />
        </Field>
        <Field resource={TRIPS} name="plannedEndAt" required>
          <InstantInput />
        </Field>
        <Field resource={TRIPS} name="waybillNo">
          <LatinInput maxLength={60} />
        </Field>
        <Field resource={TRIPS} name="projectId">
          <RecordSelect lookup="projects/lookup" />
        </Field>
        <Field resource={TRIPS} name="warehouseId">
          <RecordSelect lookup="warehouses/lookup" />
        </Field>
      </FieldGrid>
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

function StopFields() {
  const { t } = useTranslation()
  const text = (name: string) => t(`${TRIPS}.fields.${name}`)
  return (
    <Form.List name="stops">
      {(fields, { add, remove }) => (
        <Flex vertical gap="small">
          {fields.map(({ key, name }, i) => (
            <Flex key={key} gap="small" align="start" wrap>
              <Form.Item name={[name, 'place']} rules={[{ required: true, message: t('kit.required') }]} style={{ flex: '2 1 200px', margin: 0 }}>
                <Input maxLength={200} placeholder={text('place')} aria-label={`${text('place')} ${i + 1}`} />
              </Form.Item>
              <Form.Item name={[name, 'contact']} style={{ flex: '1 1 140px', margin: 0 }}>
                <Input maxLength={160} placeholder={text('contact')} aria-label={`${text('contact')} ${i + 1}`} />
              </Form.Item>
              <Button icon={<DeleteOutlined />} aria-label={t('common.delete')} onClick={() => remove(name)} />
            </Flex>
          ))}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => add({ place: '' })}>
              {t(`${TRIPS}.add_stop`)}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  ) // prettier-ignore
}
