import { Form } from 'antd'
import { CalendarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LocalName } from '../../../kit/display/local-name'
import { DayInput } from '../../../kit/inputs/day-input'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { UnitQuantity } from '../materials/unit-quantity'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

const TEXTS = `${PURCHASE_ORDERS}.promise`

interface PromiseDaysProps {
  order: PurchaseOrder
  action: ReturnType<typeof useRecordAction>
}

/** Notes when the vendor delivers each line that is still to come. */
export function PromiseDays({ order, action }: PromiseDaysProps) {
  const { t } = useTranslation()
  const open = order.lines.filter(({ outstanding }) => Number(outstanding) > 0)
  return (
    <ConfirmAction
      icon={<CalendarOutlined />}
      label={t(`${TEXTS}.button`)}
      title={t(`${TEXTS}.title`, { number: order.number })}
      content={t(`${TEXTS}.text`)}
      confirmLabel={t('common.save')}
      fields={open.map((line) => (
        <Form.Item
          key={line.id}
          name={`line${line.id}`}
          initialValue={line.promisedOn}
          label={
            <span>
              <LocalName name={line.description} nameAr={line.descriptionAr} /> ·{' '}
              <UnitQuantity value={line.outstanding} unit={line.unit} />
            </span>
          }
        >
          <DayInput />
        </Form.Item>
      ))}
      onConfirm={(_, values) =>
        action.run(order, {
          path: 'promises',
          body: {
            lines: open.map(({ id }) => ({ lineId: id, promisedOn: values[`line${id}`] ?? null })),
          },
          done: t(`${TEXTS}.done`),
        })
      }
    />
  )
}
