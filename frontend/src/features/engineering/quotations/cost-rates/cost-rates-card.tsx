import { useState } from 'react'
import { Button, Card, Flex } from 'antd'
import { SyncOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../../kit/display/date-text'
import { Ltr } from '../../../../kit/display/ltr'
import { Rate } from '../../../../kit/display/numbers'
import { QUOTATIONS, type QuotationDetail } from '../quotation'
import { RefreshRates } from './refresh-rates'

const TEXTS = `${QUOTATIONS}.cost_rates`

/** The exchange rates that a quotation keeps for its costs; other rates are taken by an explicit step. */
export function CostRatesCard({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { costRates = [], currency, can } = quotation
  if (!costRates.length) return null
  return (
    <Card
      size="small"
      title={t(`${TEXTS}.title`)}
      style={{ marginBlockStart: 16 }}
      extra={
        can.update ? (
          <Button size="small" icon={<SyncOutlined />} onClick={() => setOpen(true)}>
            {t(`${TEXTS}.refresh`)}
          </Button>
        ) : null
      }
    >
      <Flex vertical gap={4}>
        {costRates.map(({ currency: from, rate, on }) => (
          <div key={from}>
            <Ltr>
              1 {from} = <Rate value={rate} /> {currency}
            </Ltr>{' '}
            · <DateText value={on} />
          </div>
        ))}
      </Flex>
      {isOpen ? <RefreshRates quotation={quotation} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
