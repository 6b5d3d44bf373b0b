import { Card, Form, Input, InputNumber, Switch, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { Money } from '../../../kit/display/numbers'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import type { Contract } from '../contracts/contract'
import { BuyerFields } from './buyer-fields'
import { corrects, INVOICES, type InvoiceDetail, type InvoiceType } from './invoice'
import { InvoiceLinesField } from './invoice-lines-field'
import { KnownBuyer } from './known-buyer'
import { NoteField } from './note-field'
import { WorkField } from './work-field'

interface InvoiceFieldsProps {
  form: FormInstance
  type: InvoiceType
  contract?: Contract
  original?: InvoiceDetail
  /** The stored draft on the edit page. */
  invoice?: InvoiceDetail
}

const field = (name: string) => ({ resource: INVOICES, name })
const card = { size: 'small', style: { marginBlockEnd: 16 } } as const

/** Everything that a draft of this type can say. */
export function InvoiceFields({ form, type, contract, original, invoice }: InvoiceFieldsProps) {
  const { t } = useTranslation()
  const chosen = Form.useWatch<number | null | undefined>('clientId', form)
  const clientId = contract?.clientId ?? chosen
  return (
    <>
      <DetailsCard type={type} contract={contract} invoice={invoice} />
      {type === 'progress' && contract ? (
        <Card {...card} title={t(`${INVOICES}.work.title`)}>
          <WorkField form={form} contract={contract} />
        </Card>
      ) : null}
      {corrects(type) && original ? (
        <Card {...card} title={t(`${INVOICES}.tab.lines`)}>
          <NoteField form={form} original={original} isCredit={type === 'credit_note'} />
        </Card>
      ) : null}
      {type === 'standard' ? (
        <Card {...card} title={t(`${INVOICES}.tab.lines`)}>
          <InvoiceLinesField form={form} />
        </Card>
      ) : null}
      <Card {...card} title={t(`${INVOICES}.buyer`)}>
        {corrects(type) || invoice ? null : <KnownBuyer form={form} clientId={clientId} />}
        <BuyerFields />
      </Card>
    </>
  )
}

function DetailsCard({ type, contract, invoice }: Omit<InvoiceFieldsProps, 'form' | 'original'>) {
  const { t } = useTranslation()
  return (
    <Card {...card} title={t(`${INVOICES}.tab.details`)}>
      <FieldGrid>
        {type === 'standard' ? <ForWhom invoice={invoice} /> : null}
        {type === 'progress' ? <Period /> : null}
        {type === 'advance' || type === 'retention_release' ? (
          <OneAmount type={type} contract={contract} />
        ) : null}
        {corrects(type) ? (
          <Field {...field('reason')} required wide>
            <Input maxLength={300} />
          </Field>
        ) : null}
        <Field {...field('suppliedOn')}>
          <DayInput />
        </Field>
        <Field {...field('paymentDays')}>
          <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
        </Field>
        <Field {...field('orderNumber')}>
          <LatinInput maxLength={60} />
        </Field>
        <Field {...field('notes')} wide>
          <Input.TextArea rows={2} maxLength={5000} />
        </Field>
      </FieldGrid>
    </Card>
  )
}

function ForWhom({ invoice }: { invoice?: InvoiceDetail }) {
  const { t } = useTranslation()
  const selected = invoice?.clientId ? { id: invoice.clientId, label: invoice.clientName } : null
  return (
    <>
      <Field {...field('clientId')} required>
        <RecordSelect lookup="clients/lookup" selected={selected} />
      </Field>
      <Field {...field('currency')} required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Form.Item
        name="simplified"
        valuePropName="checked"
        extra={t(`${INVOICES}.simplified_hint`)}
        label={t(`${INVOICES}.fields.simplified`)}
      >
        <Switch />
      </Form.Item>
    </>
  )
}

function Period() {
  return (
    <>
      <Field {...field('periodFromOn')} required>
        <DayInput />
      </Field>
      <Field {...field('periodToOn')} required>
        <DayInput />
      </Field>
      <Field {...field('deductions')}>
        <DecimalInput />
      </Field>
      <Field {...field('deductionReason')}>
        <Input maxLength={300} />
      </Field>
    </>
  )
}

function OneAmount({ type, contract }: { type: InvoiceType; contract?: Contract }) {
  const { t } = useTranslation()
  const held = contract?.ledger?.held
  return (
    <Field
      {...field('amount')}
      required
      extra={
        type === 'retention_release' && held !== undefined ? (
          <>
            {t('commercial.contracts.fields.held')}:{' '}
            <Money value={held} currency={contract?.currency} />
          </>
        ) : undefined
      }
    >
      <DecimalInput suffix={contract?.currency} />
    </Field>
  )
}
