import { Card, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { DIRECTIONS, GUARANTEES, KINDS, type Guarantee } from './guarantee'

/** The field that holds each kind of record a guarantee may belong to. */
export const LINK_FIELDS = {
  tenders: 'tenderId',
  contracts: 'contractId',
  'purchase-orders': 'purchaseOrderId',
} as const

const field = (name: string) => ({ resource: GUARANTEES, name })

interface FieldsProps {
  /** Absent for a new one. */
  guarantee?: Guarantee
}

/** What a bank stands for, for whom, until when and at what cost. */
export function GuaranteeFields({ guarantee }: FieldsProps) {
  const { t } = useTranslation()
  const section = (key: string) => t(`${GUARANTEES}.section.${key}`)
  return (
    <>
      <Card size="small" title={section('guarantee')} style={{ marginBlockEnd: 16 }}>
        <PaperFields guarantee={guarantee} />
      </Card>
      <Card size="small" title={section('link')} style={{ marginBlockEnd: 16 }}>
        <LinkFields guarantee={guarantee} />
      </Card>
      <Card size="small" title={section('cost')} style={{ marginBlockEnd: 16 }}>
        <CostFields />
      </Card>
    </>
  )
}

function PaperFields({ guarantee }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      {guarantee ? null : <FirstFields />}
      <Field {...field('kind')} required>
        <PlainSelect
          options={KINDS.map((value) => ({ value, label: t(`${GUARANTEES}.kind.${value}`) }))}
        />
      </Field>
      <Field {...field('bank')} required>
        <Input maxLength={160} dir="auto" />
      </Field>
      <Field {...field('number')} extra={t(`${GUARANTEES}.hints.number`)}>
        <Input maxLength={80} dir="ltr" />
      </Field>
      <Field {...field('beneficiary')} required>
        <Input maxLength={200} dir="auto" />
      </Field>
      <Field {...field('amount')} required>
        <DecimalInput />
      </Field>
      <Field {...field('percent')}>
        <DecimalInput suffix="%" />
      </Field>
      <Field {...field('issuedOn')}>
        <DayInput />
      </Field>
      <Field {...field('note')} wide>
        <Input.TextArea rows={2} maxLength={1000} dir="auto" />
      </Field>
    </FieldGrid>
  )
}

/** What a guarantee is from the start; a later end is an extension. */
function FirstFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field {...field('direction')} required>
        <PlainSelect
          options={DIRECTIONS.map((value) => ({
            value,
            label: t(`${GUARANTEES}.direction.${value}`),
          }))}
        />
      </Field>
      <Field {...field('currency')} required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field {...field('expiresOn')} required>
        <DayInput />
      </Field>
    </>
  )
}

/** The tender, contract or purchase order that it belongs to: one of them. */
function LinkFields({ guarantee }: FieldsProps) {
  const { t } = useTranslation()
  const kind = Form.useWatch('linkKind') as keyof typeof LINK_FIELDS | undefined
  const kinds = Object.keys(LINK_FIELDS).map((value) => ({
    value,
    label: t(`${GUARANTEES}.link.${value}`),
  }))
  const link = guarantee?.link
  const name = kind ? LINK_FIELDS[kind] : undefined
  return (
    <FieldGrid>
      <Field {...field('linkKind')}>
        <PlainSelect options={[{ value: '', label: t(`${GUARANTEES}.link.none`) }, ...kinds]} />
      </Field>
      {name ? (
        <Field {...field(name)} key={name} required>
          <RecordSelect
            lookup={`guarantees/links/${kind}`}
            selected={link?.kind === kind ? link : undefined}
          />
        </Field>
      ) : null}
    </FieldGrid>
  )
}

function CostFields() {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      <Field {...field('commission')} extra={t(`${GUARANTEES}.hints.commission`)}>
        <DecimalInput suffix="%" />
      </Field>
      <Field {...field('fee')} extra={t(`${GUARANTEES}.hints.fee`)}>
        <DecimalInput />
      </Field>
    </FieldGrid>
  )
}
