import { Card, Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { TermsField } from '../../../kit/terms/terms-field'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { OrderLinesField } from './order-lines-field'
import { CarriageFields, PenaltyFields } from './paper-fields'
import { GuaranteeFields } from './term-fields'
import { PaymentTermSelect } from './payment-term-select'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

const ORDERS = PURCHASE_ORDERS

interface OrderFieldsProps {
  form: FormInstance
  order?: PurchaseOrder
}

/** All fields of an order with its lines and live totals. */
export function OrderFields({ form, order }: OrderFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <HeadFields form={form} order={order} />
      <FieldGroup title={t(`${ORDERS}.groups.delivery`)}>
        <Field resource={ORDERS} name="requiredOn">
          <DayInput />
        </Field>
        <Field resource={ORDERS} name="warehouseId">
          <RecordSelect lookup="warehouses/lookup" />
        </Field>
        <Field resource={ORDERS} name="deliveryLocation" wide>
          <Input maxLength={300} />
        </Field>
        <CarriageFields />
      </FieldGroup>
      <FieldGroup title={t(`${ORDERS}.groups.payment`)}>
        <Field resource={ORDERS} name="paymentTermId">
          <PaymentTermSelect />
        </Field>
        <GuaranteeFields />
        <PenaltyFields />
      </FieldGroup>
      <Card size="small" title={t(`${ORDERS}.lines`)} style={{ marginBlockEnd: 16 }}>
        <OrderLinesField form={form} order={order} />
      </Card>
      <Card size="small" style={{ marginBlockEnd: 16 }}>
        <TermsField
          name="clauses"
          title={t(`${ORDERS}.fields.clauses`)}
          library="order-terms"
          kinds="order-term-kinds"
          isNew={!order}
        />
      </Card>
      <TextFields />
    </>
  )
}

/** Whom it is ordered from, for what, and in which currency. */
function HeadFields({ form, order }: OrderFieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t(`${ORDERS}.groups.order`)}>
      <Field resource={ORDERS} name="vendorId" required>
        <RecordSelect
          lookup="vendors/lookup"
          selected={order ? { id: order.vendorId, label: order.vendorName } : null}
        />
      </Field>
      <Field resource={ORDERS} name="projectId">
        <RecordSelect
          lookup="projects/lookup"
          selected={
            order?.projectId ? { id: order.projectId, label: order.projectName ?? '' } : null
          }
        />
      </Field>
      <DepartmentField form={form} order={order} />
      <Field resource={ORDERS} name="vendorReference">
        <Input dir="ltr" maxLength={80} autoComplete="off" />
      </Field>
      <Field resource={ORDERS} name="orderedOn" required>
        <DayInput />
      </Field>
      <Field resource={ORDERS} name="currency" required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
    </FieldGroup>
  )
}

/** Whose budget pays for an order that is for no project. */
function DepartmentField({ form, order }: OrderFieldsProps) {
  const { t } = useTranslation()
  const projectId = Form.useWatch('projectId', form) as number | null | undefined
  if (projectId) return null
  const { departmentId: id, departmentName } = order ?? {}
  return (
    <Field resource={ORDERS} name="departmentId" extra={t(`${ORDERS}.department_hint`)}>
      <RecordSelect
        lookup="departments/lookup"
        selected={id ? { id, label: departmentName ?? '' } : null}
      />
    </Field>
  )
}

function TextFields() {
  return (
    <FieldGrid>
      <Field resource={ORDERS} name="terms" wide>
        <Input.TextArea rows={3} maxLength={5000} />
      </Field>
      <Field resource={ORDERS} name="notes" wide>
        <Input.TextArea rows={2} maxLength={5000} />
      </Field>
    </FieldGrid>
  )
}
