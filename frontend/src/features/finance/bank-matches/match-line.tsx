import { Flex, Typography } from 'antd'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import type { BankLine, LedgerLine } from './match'

interface ShownLineProps {
  on: string
  amount: string
  currency: string
  name: string | null
  text: string
  reference: string | null
}

/** One line of either side: when, how much, who, and what for. */
function ShownLine({ on, amount, currency, name, text, reference }: ShownLineProps) {
  return (
    <Flex vertical style={{ minInlineSize: 0 }}>
      <Flex gap="small" justify="space-between" wrap>
        <DateText value={on} />
        <Typography.Text strong>
          <Money value={amount} currency={currency} />
        </Typography.Text>
      </Flex>
      {name ? <bdi>{name}</bdi> : null}
      {text ? <MixedText>{text}</MixedText> : null}
      {reference ? (
        <Typography.Text type="secondary">
          <Ltr>{reference}</Ltr>
        </Typography.Text>
      ) : null}
    </Flex>
  )
}

export const ShownBankLine = ({ line }: { line: BankLine }) => (
  <ShownLine
    on={line.bookedOn}
    amount={line.amount}
    currency={line.currency}
    name={line.counterpartyName}
    text={line.description}
    reference={line.reference ?? line.endToEndId}
  />
)

export const ShownLedgerLine = ({ line }: { line: LedgerLine }) => (
  <ShownLine
    on={line.postedOn}
    amount={line.amount}
    currency={line.currency}
    name={line.partyName}
    text={line.description}
    reference={`${line.entryNumber} · ${line.documentNumber}`}
  />
)
