import { Button, Flex, Typography } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { BILLS, type StatedInstalment } from './bill'

interface InstalmentFieldsProps {
  instalments: StatedInstalment[]
  currency: string
  onChange: (instalments: StatedInstalment[]) => void
}

const EMPTY: StatedInstalment = { amount: '', dueOn: null, discount: '', discountUntil: null }

/** Days and amounts of an invoice that differ from the payment terms of its order. */
export function InstalmentFields({ instalments, currency, onChange }: InstalmentFieldsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${BILLS}.instalments.${key}`)
  const put = (at: number, next: Partial<StatedInstalment>) =>
    onChange(instalments.map((one, i) => (i === at ? { ...one, ...next } : one)))
  return (
    <Flex vertical gap="small" style={{ marginBlock: 12 }}>
      <Typography.Text type="secondary">
        {text(instalments.length ? 'stated_hint' : 'terms_hint')}
      </Typography.Text>
      {instalments.map((instalment, i) => (
        <InstalmentRow
          // rows have no identity of their own
          key={i}
          at={i + 1}
          instalment={instalment}
          currency={currency}
          onChange={(next) => put(i, next)}
          onRemove={() => onChange(instalments.filter((_, other) => other !== i))}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange([...instalments, EMPTY])}
        >
          {text('add')}
        </Button>
      </div>
    </Flex>
  )
}

interface InstalmentRowProps {
  at: number
  instalment: StatedInstalment
  currency: string
  onChange: (next: Partial<StatedInstalment>) => void
  onRemove: () => void
}

function InstalmentRow({ at, instalment, currency, onChange, onRemove }: InstalmentRowProps) {
  const { t } = useTranslation()
  const named = (key: string) => `${t(`${BILLS}.instalments.${key}`)} ${at}`
  const day = (field: 'dueOn' | 'discountUntil') => (
    <div style={{ inlineSize: 150 }}>
      <DayInput
        aria-label={named(field)}
        placeholder={t(`${BILLS}.instalments.${field}`)}
        value={instalment[field]}
        onChange={(value) => onChange({ [field]: value })}
      />
    </div>
  )
  return (
    <Flex gap="small" wrap align="start">
      <DecimalInput
        aria-label={named('stated_amount')}
        suffix={currency}
        value={instalment.amount}
        onChange={(amount) => onChange({ amount })}
        style={{ inlineSize: 140 }}
      />
      {day('dueOn')}
      <DecimalInput
        aria-label={named('discount')}
        suffix="%"
        value={instalment.discount}
        onChange={(discount) => onChange({ discount })}
        style={{ inlineSize: 100 }}
      />
      {Number(instalment.discount) ? day('discountUntil') : null}
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named('remove')}
        onClick={onRemove}
      />
    </Flex>
  )
}
