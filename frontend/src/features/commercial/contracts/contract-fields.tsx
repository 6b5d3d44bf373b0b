import { useCallback } from 'react'
import { Card, Form, Input, InputNumber, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { CreditWarning } from '../../../kit/credit-warning'
import { Money } from '../../../kit/display/numbers'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LinesItem } from '../../../kit/lines/lines-item'
import { Totals } from '../../../kit/lines/totals'
import type { Line } from '../../../kit/lines/types'
import { useExemptions } from '../../../kit/vat/use-exemptions'
import { VatInput } from '../../../kit/vat/vat-input'
import { CONTRACTS, type Contract } from './contract'
import { blankLine, lineTotal, useContractColumns } from './contract-columns'

const field = (name: string) => ({ resource: CONTRACTS, name })

interface ContractFieldsProps {
  form: FormInstance
  contract?: Contract
}

/** Terms and bill of quantities of a contract. */
export function ContractFields({ form, contract }: ContractFieldsProps) {
  return (
    <>
      <ClientCredit form={form} />
      <Terms contract={contract} />
      <Payment />
      <Bill form={form} />
    </>
  )
}

function ClientCredit({ form }: { form: FormInstance }) {
  const clientId = Form.useWatch('clientId', form) as number | null | undefined
  return <CreditWarning clientId={clientId} />
}

function Terms({ contract }: { contract?: Contract }) {
  const { t } = useTranslation()
  const chosen = contract?.clientId
    ? { id: contract.clientId, label: contract.clientName }
    : undefined
  return (
    <Card size="small" title={t(`${CONTRACTS}.terms`)} style={{ marginBlockEnd: 16 }}>
      <FieldGrid>
        <Field {...field('title')} required>
          <Input maxLength={200} />
        </Field>
        <Field {...field('titleAr')}>
          <Input maxLength={200} dir="rtl" />
        </Field>
        <Field {...field('clientId')} required>
          <RecordSelect lookup="clients/lookup" selected={chosen} />
        </Field>
        <Field {...field('reference')}>
          <Input maxLength={60} dir="ltr" />
        </Field>
        <Field {...field('signedOn')}>
          <DayInput />
        </Field>
        <Field {...field('currency')} required>
          <PlainSelect options={CURRENCY_OPTIONS} />
        </Field>
      </FieldGrid>
    </Card>
  )
}

/** Everything that decides what an invoice under the contract asks for, in one place. */
function Payment() {
  const { t } = useTranslation()
  const modes = ['invoice', 'release'].map((value) => ({
    value,
    label: t(`${CONTRACTS}.vat_on_retention.${value}`),
  }))
  return (
    <Card size="small" title={t(`${CONTRACTS}.payment`)} style={{ marginBlockEnd: 16 }}>
      <FieldGrid>
        <VatInput label={t(`${CONTRACTS}.fields.vatRate`)} category="vatCategory" rate="vatRate" />
        <Exemption />
        <Field {...field('retention')} required>
          <DecimalInput suffix="%" />
        </Field>
        <Field {...field('retentionCap')} extra={t(`${CONTRACTS}.retention_cap_hint`)}>
          <DecimalInput suffix="%" />
        </Field>
        <Field {...field('advanceRecovery')} required>
          <DecimalInput suffix="%" />
        </Field>
        <Field {...field('vatOnRetention')} extra={t(`${CONTRACTS}.vat_hint`)}>
          <PlainSelect options={modes} />
        </Field>
        <Field {...field('paymentDays')} required>
          <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
        </Field>
      </FieldGrid>
    </Card>
  )
}

/** Asked for once the contract bears no VAT. */
function Exemption() {
  const category = (Form.useWatch('vatCategory') as string | undefined) ?? 'S'
  const options = useExemptions(category)
  if (category === 'S') return null
  return (
    <Field {...field('exemptionReason')} required>
      <PlainSelect options={options} />
    </Field>
  )
}

function Bill({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const columns = useContractColumns()
  const currency = (Form.useWatch('currency', form) as string | undefined) ?? 'SAR'
  const lines = (Form.useWatch('lines', form) as Line[] | undefined) ?? []
  const total = useCallback(
    (line: Line) => <Money bare value={lineTotal(line, currency)} currency={currency} />,
    [currency]
  )
  const value = sum(
    lines.map((line) => lineTotal(line, currency)),
    exponentOf(currency)
  )
  return (
    <Card size="small" title={t(`${CONTRACTS}.bill`)} style={{ marginBlockEnd: 16 }}>
      <LinesItem
        name="lines"
        label={t(`${CONTRACTS}.bill`)}
        columns={columns}
        blank={blankLine}
        total={total}
      />
      <Totals
        rows={[
          {
            label: t(`${CONTRACTS}.fields.value`),
            value: <Money value={value} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Card>
  )
}
