import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { WithStandardRate } from '../../../kit/vat/standard-rate'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { withKeys } from '../../../kit/lines/operations'
import { today } from '../../../kit/inputs/today'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { needBody, needValues } from '../materials/line-need'
import { OrderFields } from './order-fields'
import { blankLine, useOrderColumns } from './order-lines-field'
import { noTerms, termsBody, termsValues } from './order-terms'
import {
  orderPath,
  type OrderTerms,
  PURCHASE_ORDERS,
  type PurchaseOrder,
  type PurchaseOrderLine,
} from './purchase-order'

/** A line with a material shows its name before the choice has been looked up. */
const named = ({ need: _need, ...line }: PurchaseOrderLine, projectId: number | null) => ({
  ...line,
  ...needValues(line, projectId),
  materialIdLabel: line.materialId ? line.description : '',
})

const toValues = (order: PurchaseOrder) => ({
  ...order,
  ...termsValues(order),
  lines: withKeys(order.lines.map((line) => named(line, order.projectId))),
})

function toBody(values: object, columns: LineColumn[]): object {
  const { lines = [], projectId } = values as { lines?: Line[]; projectId?: unknown }
  const kept = withoutTail(lines, columns, blankLine)
  return {
    ...values,
    ...termsBody(values as Partial<OrderTerms>),
    lines: linesBody(kept, columns).map((line, i) => ({
      ...line,
      ...needBody(kept[i]!, projectId),
    })),
  }
}

/** Create and edit of an order differ only in the record they start from. */
export function OrderForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useOrderColumns()
  const text = (key: string) => t(`${PURCHASE_ORDERS}.${key}`)
  const back =
    id === undefined
      ? { to: '/procurement/purchase-orders', label: text('title') }
      : { to: orderPath({ id }), label: text('singular') }
  const start = () => ({
    orderedOn: today(),
    currency: 'SAR',
    lines: [blankLine()],
    ...noTerms(),
  })
  return (
    <WithStandardRate>
      {() => (
        <ResourceForm<PurchaseOrder>
          resource={PURCHASE_ORDERS}
          id={id}
          title={text(id === undefined ? 'create' : 'edit')}
          back={back}
          initialValues={start()}
          toValues={toValues}
          toBody={(values) => toBody(values, columns)}
          onSaved={(order) => void navigate(orderPath(order))}
        >
          {(form, order) => <OrderFields form={form} order={order} />}
        </ResourceForm>
      )}
    </WithStandardRate>
  )
}
