import { useEffect } from 'react'
import { Card, Form, Input, type FormInstance } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { BankAccountItem } from '../../../kit/inputs/bank-account-item'
import { ChequeItems } from '../../../kit/inputs/cheque-items'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import type { Invoice } from '../invoices/invoice'
import { AllocationTable } from './allocation-table'
import { allocationsBody, RECEIPT_METHODS, receiptPath, RECEIPTS, type Receipt } from './receipt'
import { useOpenInvoices } from './use-open-invoices'

interface Values {
  allocations?: Record<string, string>
  [field: string]: unknown
}

/** Books money that came in, over as many invoices as it pays. */
export default function ReceiptCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const clientId = Number(params.get('client')) || null
  return (
    <ResourceForm<Receipt>
      resource={RECEIPTS}
      title={t(`${RECEIPTS}.create`)}
      back={{ to: '/commercial/receipts', label: t(`${RECEIPTS}.title`) }}
      initialValues={{ clientId, receivedOn: today(), currency: 'SAR', method: 'transfer' }}
      toBody={(values) => {
        const { allocations, ...rest } = values as Values
        return { ...rest, allocations: allocationsBody(allocations) }
      }}
      onSaved={(receipt) => void navigate(receiptPath(receipt))}
    >
      {(form) => (
        <ReceiptFields
          form={form}
          from={clientId}
          invoiceId={Number(params.get('invoice')) || null}
        />
      )}
    </ResourceForm>
  )
}

interface ReceiptFieldsProps {
  form: FormInstance
  /** The client whose page led here. */
  from: number | null
  invoiceId: number | null
}

type Selected = Pick<Schema<'ClientOption'>, 'id' | 'label'>

/** The client one came from, and the amount of the invoice: usually it is paid in full. */
function useComingFrom({ form, from, invoiceId }: ReceiptFieldsProps, open?: Invoice[]) {
  const known = useQuery<Schema<'ClientOption'>[]>({
    queryKey: [`/api/clients/lookup?id=${from}`],
    enabled: from !== null,
  })
  const invoice = open?.find(({ id }) => id === invoiceId)
  useEffect(() => {
    if (!invoice || form.getFieldValue('amount')) return
    form.setFieldsValue({
      currency: invoice.currency,
      amount: invoice.balance,
      allocations: { [invoice.id]: invoice.balance },
    })
  }, [invoice, form])
  return invoice?.clientId
    ? { id: invoice.clientId, label: invoice.clientName }
    : (known.data?.[0] ?? null)
}

function ReceiptFields({ form, from, invoiceId }: ReceiptFieldsProps) {
  const { t } = useTranslation()
  const clientId = Form.useWatch('clientId', form) as number | undefined
  const currency = (Form.useWatch('currency', form) as string | undefined) ?? 'SAR'
  const amount = (Form.useWatch('amount', form) as string | undefined) ?? ''
  const open = useOpenInvoices(clientId, currency)
  const selected = useComingFrom({ form, from, invoiceId }, open.data)
  return (
    <>
      <ReceiptFacts selected={selected} />
      {clientId ? (
        <Card
          size="small"
          title={t(`${RECEIPTS}.fields.allocations`)}
          style={{ marginBlockEnd: 16 }}
        >
          <Form.Item name="allocations" noStyle>
            <AllocationTable
              amount={amount}
              currency={currency}
              invoices={open.invoices}
              loading={open.isPending}
            />
          </Form.Item>
        </Card>
      ) : null}
    </>
  )
}

const field = (name: string) => ({ resource: RECEIPTS, name })

function ReceiptFacts({ selected }: { selected: Selected | null }) {
  const { t } = useTranslation()
  const currency = (Form.useWatch('currency') as string | undefined) ?? 'SAR'
  const method = Form.useWatch('method') as string | undefined
  const methods = RECEIPT_METHODS.map((value) => ({
    value,
    label: t(`${RECEIPTS}.methods.${value}`),
  }))
  return (
    <FieldGroup>
      <Field {...field('clientId')} required>
        <RecordSelect lookup="clients/lookup" selected={selected} />
      </Field>
      <Field {...field('receivedOn')} required>
        <DayInput />
      </Field>
      <Field {...field('method')} required>
        <PlainSelect options={methods} />
      </Field>
      <Field {...field('reference')}>
        <Input maxLength={80} dir="ltr" />
      </Field>
      <Field {...field('currency')} required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field {...field('amount')} required>
        <DecimalInput />
      </Field>
      <BankAccountItem currency={currency} hidden={method === 'cash'} />
      {method === 'cheque' ? <ChequeItems /> : null}
      <Field {...field('notes')} wide>
        <Input.TextArea rows={2} maxLength={5000} />
      </Field>
    </FieldGroup>
  )
}
