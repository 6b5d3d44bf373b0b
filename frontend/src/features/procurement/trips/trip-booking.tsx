import { Form } from 'antd'
import { InboxOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { TRIPS, type Trip } from './trip'

interface BookReceiptProps {
  trip: Trip
  action: ReturnType<typeof useRecordAction>
}

/** Books in what the proof of delivery says; a part of it may have to be inspected first. */
export function BookReceipt({ trip, action }: BookReceiptProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAction
      type="primary"
      icon={<InboxOutlined />}
      label={t(`${TRIPS}.book`)}
      title={t(`${TRIPS}.book_title`, { number: trip.orderNumber })}
      content={t(`${TRIPS}.book_text`)}
      confirmLabel={t(`${TRIPS}.book`)}
      fields={trip.warehouseId ? <QuarantineFields trip={trip} /> : undefined}
      onConfirm={(_, values) =>
        action.run(trip, { path: 'receipt', body: bodyOf(values), done: t(`${TRIPS}.booked`) })
      }
    />
  )
}

/** Only what was entered is sent: the rest follows its material. */
function bodyOf(values: Record<string, unknown>) {
  const stated = Object.entries((values.quarantined ?? {}) as Record<string, string | undefined>)
  const lines = stated.flatMap(([id, quarantined]) =>
    quarantined ? { id: Number(id), quarantined } : []
  )
  return lines.length ? { lines } : {}
}

function QuarantineFields({ trip }: { trip: Trip }) {
  const { t, i18n } = useTranslation()
  const came = trip.cargo.filter((one) => one.orderLineId && Number(one.delivered))
  return came.map((cargo) => {
    const name = nameIn(i18n.language, cargo.description, cargo.descriptionAr)
    const label = `${t('procurement.goods_receipts.quarantined')} · ${name}`
    return (
      <Form.Item key={cargo.id} name={['quarantined', String(cargo.id)]} label={label}>
        <DecimalInput suffix={`/ ${cargo.delivered}`} />
      </Form.Item>
    )
  })
}
