import { useState } from 'react'
import { Alert, Card, Form, Input } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { FormContext, type FormState } from '../../../kit/form/form-context'
import { FormFooter } from '../../../kit/form/form-footer'
import { DayInput } from '../../../kit/inputs/day-input'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { withKeys } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { toast } from '../../../providers/toast'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { blankLine, OrderLinesField, useOrderColumns } from './order-lines-field'
import { termsBody, termsValues } from './order-terms'
import { GuaranteeFields } from './term-fields'
import { orderPath, PURCHASE_ORDERS, type OrderTerms, type PurchaseOrder } from './purchase-order'

const NO_ERRORS: FormState = { serverErrors: {}, errorFields: [], attempt: 0 }

interface Values extends OrderTerms {
  reason: string
  requiredOn: string | null
  deliveryLocation: string | null
  terms: string | null
  notes: string | null
  lines: Line[]
}

/** The next version of an approved order, from the current one. */
export default function PurchaseOrderAmend() {
  const query = useRecord<PurchaseOrder>(PURCHASE_ORDERS, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  // An open form keeps the values it started with: a refetch would wipe what was typed.
  return query.data ? <AmendForm key={query.data.id} order={query.data} /> : <PageSkeleton />
}

function AmendForm({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_ORDERS}.amendment.${key}`)
  const { form, errors, saving, action, save } = useAmendment(order)
  const back = { to: orderPath(order), label: order.number }
  return (
    <FormContext value={errors}>
      <PageHeader
        title={t(`${PURCHASE_ORDERS}.amendment.title`, { number: order.number })}
        back={back}
      />
      <Alert type="info" showIcon message={text('hint')} style={{ marginBlockEnd: 16 }} />
      <Form
        form={form}
        layout="vertical"
        noValidate
        initialValues={startOf(order)}
        validateMessages={{ required: t('kit.required') }}
        onFinish={(values) => void save(values)}
        scrollToFirstError={{ block: 'center', focus: true }}
      >
        <ChangedFields />
        <Card size="small" title={t(`${PURCHASE_ORDERS}.lines`)} style={{ marginBlockEnd: 16 }}>
          <OrderLinesField form={form} order={order} />
        </Card>
        <FieldGrid>
          <Field resource={PURCHASE_ORDERS} name="terms" wide>
            <Input.TextArea rows={3} maxLength={5000} />
          </Field>
          <Field resource={PURCHASE_ORDERS} name="notes" wide>
            <Input.TextArea rows={3} maxLength={5000} />
          </Field>
        </FieldGrid>
        <FormFooter back={back} saveLabel={text('save')} saving={saving} />
      </Form>
      <ActionConflict action={action} />
    </FormContext>
  )
}

/** Why the order changes, and its new days, place and guarantees. */
function ChangedFields() {
  return (
    <>
      <FieldGrid>
        <Field resource={`${PURCHASE_ORDERS}.amendment`} name="reason" required wide>
          <Input.TextArea rows={2} maxLength={1000} autoFocus />
        </Field>
        <Field resource={PURCHASE_ORDERS} name="requiredOn">
          <DayInput />
        </Field>
        <Field resource={PURCHASE_ORDERS} name="deliveryLocation">
          <Input maxLength={300} />
        </Field>
        <GuaranteeFields />
      </FieldGrid>
      <Form.Item name="currency" hidden>
        <Input />
      </Form.Item>
    </>
  )
}

/** The order as it is now, to be changed. */
function startOf(order: PurchaseOrder) {
  const lines = order.lines.map(({ need: _need, ...line }) => ({
    ...line,
    lineId: line.id,
    materialIdLabel: line.materialId ? line.description : '',
  }))
  return { ...order, ...termsValues(order), reason: '', lines: withKeys(lines) }
}

function useAmendment(order: PurchaseOrder) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useOrderColumns()
  const action = useRecordAction(PURCHASE_ORDERS)
  const [form] = Form.useForm<Values>()
  const [errors, setErrors] = useState(NO_ERRORS)
  const [saving, setSaving] = useState(false)
  const save = async (values: Values) => {
    const { reason, requiredOn, deliveryLocation, terms, notes, lines } = values
    setSaving(true)
    const kept = withoutTail(lines, columns, blankLine)
    const ids = kept.map(({ lineId }) => (lineId ? Number(lineId) : null))
    const body = {
      ...{ reason, requiredOn, deliveryLocation, terms, notes },
      ...termsBody(values),
      lines: linesBody(kept, columns).map((line, i) => ({ ...line, lineId: ids[i] })),
    }
    try {
      const saved = await action.run<PurchaseOrder>(order, { path: 'amendments', body })
      // a change of notes alone waits for nobody
      const done = saved.status === 'submitted' ? 'done' : 'noted'
      toast({ variant: 'success', title: t(`${PURCHASE_ORDERS}.amendment.${done}`) })
      void navigate(orderPath(order))
    } catch (error) {
      const serverErrors = error instanceof HttpError ? (error.errors ?? {}) : {}
      const errorFields = [...new Set(Object.keys(serverErrors).map((name) => name.split('.')[0]!))]
      setErrors(({ attempt }) => ({ serverErrors, errorFields, attempt: attempt + 1 }))
    } finally {
      setSaving(false)
    }
  }
  return { form, errors, saving, action, save }
}
