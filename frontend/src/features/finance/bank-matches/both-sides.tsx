import { Col, Flex, Row, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { MATCHES, type BankLine, type LedgerLine } from './match'
import { ShownBankLine, ShownLedgerLine } from './match-line'

interface BothSidesProps {
  lines: BankLine[]
  ledgerLines: LedgerLine[]
}

/** Lines of the bank beside those of the ledger, one below the other on a phone. */
export function BothSides({ lines, ledgerLines }: BothSidesProps) {
  const { t } = useTranslation()
  return (
    <Row gutter={[24, 12]}>
      <Col xs={24} md={12}>
        <Flex vertical gap="small">
          <Typography.Text type="secondary">{t(`${MATCHES}.bank`)}</Typography.Text>
          {lines.map((line) => (
            <ShownBankLine key={line.id} line={line} />
          ))}
        </Flex>
      </Col>
      <Col xs={24} md={12}>
        <Flex vertical gap="small">
          <Typography.Text type="secondary">{t(`${MATCHES}.ledger`)}</Typography.Text>
          {ledgerLines.map((line) => (
            <ShownLedgerLine key={line.id} line={line} />
          ))}
        </Flex>
      </Col>
    </Row>
  )
}
