import { Flex, Typography } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Money } from '../../../kit/display/numbers'
import { GUARANTEES } from './project-guarantees'

/** What the guarantees that are listed come to, in each currency. */
export function GuaranteeTotals({ query }: { query: string }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery<Schema<'GuaranteeTotal'>[]>({
    queryKey: [`/api/project-guarantees/totals?${query}`],
    placeholderData: keepPreviousData,
  })
  return (
    <Flex
      wrap
      gap="4px 24px"
      role="status"
      aria-label={t(`${GUARANTEES}.totals`)}
      style={{ marginBlockEnd: 8, minBlockSize: 24 }}
    >
      {data.map(({ currency, count, amount }) => (
        <span key={currency}>
          <Typography.Text type="secondary">{t(`${GUARANTEES}.total`, { count })}</Typography.Text>{' '}
          <strong>
            <Money value={amount} currency={currency} />
          </strong>
        </span>
      ))}
    </Flex>
  )
}
