import { Flex, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { GOODS_RECEIPTS } from './goods-receipt'

interface ReceiveNumbersProps {
  name: string
  counted: { numbers: string; expiresOn: string | null }
  onChange: (next: { numbers?: string; expiresOn?: string | null }) => void
}

/** The batch of a line, or its serial numbers: scanned, pasted, or as ranges; and when it expires. */
export function ReceiveNumbers({ name, counted, onChange }: ReceiveNumbersProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${GOODS_RECEIPTS}.${key}`)
  return (
    <Flex vertical gap={4} style={{ width: 190 }}>
      <Input.TextArea
        dir="ltr"
        aria-label={`${text('numbers')} ${name}`}
        placeholder="SN-001..SN-020"
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={counted.numbers}
        onChange={(event) => onChange({ numbers: event.target.value })}
      />
      {counted.numbers.trim() ? (
        <DayInput
          aria-label={`${text('expiresOn')} ${name}`}
          placeholder={text('expiresOn')}
          value={counted.expiresOn}
          onChange={(expiresOn) => onChange({ expiresOn })}
        />
      ) : null}
    </Flex>
  )
}

/** Each number or range on its own, however they were pasted. */
export const numbersOf = (text: string): string[] =>
  text
    .split(/[\n\t,;،؛]+/)
    .map((one) => one.trim())
    .filter(Boolean)
