import { useState } from 'react'
import { Card, DatePicker, Flex, Typography } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { GUARANTEES, type GuaranteeCosts } from './guarantee'

const DAY = 'YYYY-MM-DD'

/** What banks took for guarantees in a period, by currency. */
export function BankCharges() {
  const { t } = useTranslation()
  const [[from, to], setPeriod] = useState([
    dayjs().startOf('year').format(DAY),
    dayjs().endOf('year').format(DAY),
  ])
  const { data = [] } = useQuery<GuaranteeCosts>({
    queryKey: [`/api/guarantees/costs?from=${from}&to=${to}`],
    staleTime: 0,
  })
  return (
    <Card
      size="small"
      title={t(`${GUARANTEES}.charges.title`)}
      extra={
        <DatePicker.RangePicker
          allowClear={false}
          aria-label={t(`${GUARANTEES}.charges.period`)}
          value={[dayjs(from), dayjs(to)]}
          onChange={(days) => {
            if (days?.[0] && days[1]) setPeriod([days[0].format(DAY), days[1].format(DAY)])
          }}
        />
      }
    >
      <Charges charges={data} />
    </Card>
  )
}

function Charges({ charges }: { charges: GuaranteeCosts }) {
  const { t } = useTranslation()
  const none = t(`${GUARANTEES}.charges.none`)
  if (charges.length === 0) return <Typography.Text type="secondary">{none}</Typography.Text>
  return (
    <Flex wrap gap="large">
      {charges.map(({ currency, count, amount }) => (
        <span key={currency}>
          <Typography.Text type="secondary">
            {t(`${GUARANTEES}.charges.count`, { count })}
          </Typography.Text>{' '}
          <strong>
            <Money value={amount} currency={currency} />
          </strong>
        </span>
      ))}
    </Flex>
  )
}
