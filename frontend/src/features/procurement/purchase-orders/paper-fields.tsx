import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PURCHASE_ORDERS } from './purchase-order'

const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']
const OPTIONS = INCOTERMS.map((value) => ({ value, label: value }))

/** What the form writes of the paper, beside figures. */
export const PAPER_FIELDS = [
  'vendorReference',
  'incoterm',
  'incotermPlace',
  'siteContact',
  'penalty',
  'clauses',
] as const

interface IncotermSelectProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

function IncotermSelect({ id, value, onChange }: IncotermSelectProps) {
  return (
    <Select<string>
      id={id}
      allowClear
      showSearch
      options={OPTIONS}
      value={value ?? undefined}
      onChange={(next) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
    />
  )
}

/** Who bears the carriage until where, and who receives the goods on site. */
export function CarriageFields() {
  return (
    <>
      <Field resource={PURCHASE_ORDERS} name="incoterm">
        <IncotermSelect />
      </Field>
      <Field resource={PURCHASE_ORDERS} name="incotermPlace">
        <Input maxLength={160} dir="auto" />
      </Field>
      <Field resource={PURCHASE_ORDERS} name="siteContact">
        <Input maxLength={200} dir="auto" />
      </Field>
    </>
  )
}

/** What delay costs. */
export function PenaltyFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field
        resource={PURCHASE_ORDERS}
        name="penaltyRate"
        tooltip={t(`${PURCHASE_ORDERS}.penalty_hint`)}
      >
        <DecimalInput suffix="%" placeholder="0" />
      </Field>
      <Field resource={PURCHASE_ORDERS} name="penaltyCap">
        <DecimalInput suffix="%" placeholder="0" />
      </Field>
      <Field resource={PURCHASE_ORDERS} name="penalty" wide>
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
    </>
  )
}
