import { Flex, Form } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useAddressParams } from '../../../kit/use-address-params'
import { LinkButton } from '../../../kit/link-button'
import { DEBT, type DebtAnalysis } from './debt'
import { DebtBoard } from './debt-board'

/** What is owed to the firm on a day, in one currency. */
export default function DebtPage() {
  const { t } = useTranslation()
  const [params, change] = useAddressParams()
  const asked = {
    asOf: params.get('asOf') ?? today(),
    currency: params.get('currency') ?? 'SAR',
  }
  const search = new URLSearchParams(asked).toString()
  const query = useQuery<DebtAnalysis>({
    queryKey: [`/api/debt-analysis?${search}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const set = (name: string, value: string | null) =>
    change(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true }
    )
  return (
    <>
      <PageHeader
        title={t(`${DEBT}.title`)}
        subtitle={t(`${DEBT}.subtitle`)}
        actions={<LinkButton to={`/commercial/ageing?${search}`}>{t(`${DEBT}.ageing`)}</LinkButton>}
      />
      <Flex wrap gap="middle">
        <Form.Item label={t(`${DEBT}.as_of`)}>
          <DayInput
            aria-label={t(`${DEBT}.as_of`)}
            value={asked.asOf}
            onChange={(day) => set('asOf', day)}
          />
        </Form.Item>
        <Form.Item label={t(`${DEBT}.currency`)} htmlFor="debt-currency" style={{ minWidth: 160 }}>
          <PlainSelect
            id="debt-currency"
            options={CURRENCY_OPTIONS}
            value={asked.currency}
            onChange={(currency) => set('currency', currency)}
          />
        </Form.Item>
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <DebtBoard debt={query.data} />
      ) : (
        <PageSkeleton rows={10} />
      )}
    </>
  )
}
