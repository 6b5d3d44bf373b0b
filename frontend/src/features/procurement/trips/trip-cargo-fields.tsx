import type { Schema } from '../../../api/types'
import { Button, Checkbox, Flex, Form, Input } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LocalName } from '../../../kit/display/local-name'
import { TRIPS } from './trip'

type OpenLine = Schema<'PurchaseOrderMaterial'>

type Cargo = {
  orderLineId?: number | null
  description?: string
  unit?: string | null
  quantity?: string
  weight?: string | null
  volume?: string | null
}

/** What a trip carries: the whole of its transfer, outstanding lines of its order, or free text. */
export function TripCargoFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const orderId = Form.useWatch('purchaseOrderId', form) as number | null | undefined
  const movementId = Form.useWatch('movementId', form) as number | null | undefined
  return (
    <>
      <Form.Item name="purchaseOrderId" hidden>
        <Input />
      </Form.Item>
      <Form.Item name="movementId" hidden>
        <Input />
      </Form.Item>
      {orderId ? <OrderLines orderId={orderId} /> : null}
      {movementId ? t(`${TRIPS}.whole_transfer`) : <CargoList />}
    </>
  )
}

function CargoList() {
  const { t } = useTranslation()
  return (
    <>
      <Form.List name="cargo">
        {(fields, { add, remove }) => (
          <Flex vertical gap="small">
            {fields.map(({ key, name }, i) => (
              <CargoRow key={key} name={name} position={i + 1} onRemove={() => remove(name)} />
            ))}
            <div>
              <Button icon={<PlusOutlined />} onClick={() => add({})}>
                {t(`${TRIPS}.add_cargo`)}
              </Button>
            </div>
          </Flex>
        )}
      </Form.List>
    </>
  )
}

interface CargoRowProps {
  name: number
  position: number
  onRemove: () => void
}

function CargoRow({ name, position, onRemove }: CargoRowProps) {
  const { t } = useTranslation()
  const labels = (field: string) => {
    const text = t(`${TRIPS}.fields.${field}`)
    return { placeholder: text, 'aria-label': `${text} ${position}` }
  }
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <Flex gap="small" align="start" wrap>
      <Form.Item
        name={[name, 'description']}
        rules={required}
        style={{ flex: '3 1 220px', margin: 0 }}
      >
        <Input maxLength={1000} {...labels('description')} />
      </Form.Item>
      <Form.Item name={[name, 'quantity']} rules={required} style={{ flex: '1 1 90px', margin: 0 }}>
        <DecimalInput {...labels('quantity')} />
      </Form.Item>
      <Form.Item name={[name, 'unit']} style={{ flex: '0 1 90px', margin: 0 }}>
        <Input maxLength={20} {...labels('unit')} />
      </Form.Item>
      {(['weight', 'volume'] as const).map((size) => (
        <Form.Item key={size} name={[name, size]} style={{ flex: '0 1 110px', margin: 0 }}>
          <DecimalInput {...labels(size)} />
        </Form.Item>
      ))}
      <Button icon={<DeleteOutlined />} aria-label={t('common.delete')} onClick={onRemove} />
    </Flex>
  )
}

/** Outstanding lines of the order; a tick loads all of what is outstanding. */
function OrderLines({ orderId }: { orderId: number }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const cargo = (Form.useWatch('cargo', form) ?? []) as Cargo[]
  const { data = [] } = useQuery<OpenLine[]>({
    queryKey: [
      `/api/purchase-order-materials?purchaseOrderId=${orderId}&outstanding_gte=0.0001&_start=0&_end=500&_sort=id&_order=asc`,
    ],
    staleTime: 0,
  })
  const toggle = (line: OpenLine, on: boolean) => {
    const rest = cargo.filter(({ orderLineId }) => orderLineId !== line.id)
    const { id: orderLineId, description, unit, outstanding: quantity } = line
    form.setFieldValue('cargo', on ? [...rest, { orderLineId, description, unit, quantity }] : rest)
  }
  if (!data.length) return null
  return (
    <Flex vertical gap={4} style={{ marginBlockEnd: 12 }}>
      <strong>
        {t(`${TRIPS}.from_order`)} <bdi dir="ltr">{data[0]!.number}</bdi>
      </strong>
      {data.map((line) => (
        <Checkbox
          key={line.id}
          checked={cargo.some(({ orderLineId }) => orderLineId === line.id)}
          onChange={({ target }) => toggle(line, target.checked)}
        >
          <LocalName name={line.description} nameAr={line.descriptionAr} /> · {line.outstanding}
        </Checkbox>
      ))}
    </Flex>
  )
}
