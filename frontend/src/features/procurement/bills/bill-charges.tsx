import { Button, Flex, Input, Select } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { useVatCategories } from '../../../kit/vat/use-vat-columns'
import { BILLS, CHARGE_KINDS, type BilledCharge } from './bill'

interface BillChargesProps {
  charges: BilledCharge[]
  currency: string
  onChange: (charges: BilledCharge[]) => void
}

/** Freight, customs and the like, each a line with its own VAT. */
export function BillCharges({ charges, currency, onChange }: BillChargesProps) {
  const { t } = useTranslation()
  const put = (at: number, next: Partial<BilledCharge>) =>
    onChange(charges.map((charge, i) => (i === at ? { ...charge, ...next } : charge)))
  return (
    <Flex vertical gap="small" style={{ marginBlock: 12 }}>
      {charges.map((charge, i) => (
        <ChargeRow
          // rows have no identity of their own
          key={i}
          at={i + 1}
          charge={charge}
          currency={currency}
          onChange={(next) => put(i, next)}
          onRemove={() => onChange(charges.filter((_, other) => other !== i))}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange([...charges, { kind: 'freight', amount: '' }])}
        >
          {t(`${BILLS}.add_charge`)}
        </Button>
      </div>
    </Flex>
  )
}

interface ChargeRowProps {
  at: number
  charge: BilledCharge
  currency: string
  onChange: (next: Partial<BilledCharge>) => void
  onRemove: () => void
}

function ChargeRow({ at, charge, currency, onChange, onRemove }: ChargeRowProps) {
  const { t } = useTranslation()
  const named = (key: string) => `${t(key)} ${at}`
  return (
    <Flex gap="small" wrap align="center">
      <ChargeKind
        label={named(`${BILLS}.charge`)}
        value={charge.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Input
        aria-label={named(`${BILLS}.charge_description`)}
        placeholder={t(`${BILLS}.charge_description`)}
        maxLength={200}
        value={charge.description ?? ''}
        onChange={(event) => onChange({ description: event.target.value })}
        style={{ flex: '1 1 140px' }}
      />
      <DecimalInput
        aria-label={named(`${BILLS}.amount`)}
        suffix={currency}
        value={charge.amount}
        onChange={(amount) => onChange({ amount })}
        style={{ inlineSize: 140 }}
      />
      <ChargeVat
        label={named('kit.vat.category')}
        value={charge.vatCategory}
        onChange={(vatCategory) => onChange({ vatCategory })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named(`${BILLS}.remove_charge`)}
        onClick={onRemove}
      />
    </Flex>
  )
}

interface ChargeVatProps {
  label: string
  value?: string
  onChange: (value?: string) => void
}

function ChargeVat({ label, value, onChange }: ChargeVatProps) {
  const { t } = useTranslation()
  return (
    <Select
      allowClear
      aria-label={label}
      placeholder={t(`${BILLS}.as_ordered`)}
      options={useVatCategories()}
      value={value}
      onChange={onChange}
      style={{ inlineSize: 150 }}
    />
  )
}

type Kind = BilledCharge['kind']

interface ChargeKindProps {
  label: string
  value: Kind
  onChange: (value: Kind) => void
}

function ChargeKind({ label, value, onChange }: ChargeKindProps) {
  const { t } = useTranslation()
  const options = CHARGE_KINDS.map((kind) => ({
    value: kind,
    label: t(`${BILLS}.charge_kinds.${kind}`),
  }))
  return (
    <Select<Kind>
      aria-label={label}
      options={options}
      value={value}
      onChange={onChange}
      style={{ inlineSize: 150 }}
    />
  )
}
