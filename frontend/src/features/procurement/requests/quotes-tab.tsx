import { useState } from 'react'
import { Flex, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { AwardedOrders } from './awarded-orders'
import { ComparisonGrid } from './comparison-grid'
import { QuoteDrawer } from './quote-drawer'
import { QuoteList } from './quote-list'
import { REQUESTS, type Comparison, type PurchaseRequest } from './request'

/** Who was asked, what they offer line by line, and who gets which line. */
export function QuotesTab({ request }: { request: PurchaseRequest }) {
  const action = useRecordAction(REQUESTS)
  const [entered, setEntered] = useState<number | null>(null)
  const query = useQuery<Comparison>({
    // a new version of the request may hold new quotes
    queryKey: [`/api/purchase-requests/${request.id}/quotes`, request.version],
    staleTime: 0,
  })
  if (!query.data)
    return query.isError ? (
      <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton active title={false} />
    )
  const { quotes, awards } = query.data
  const answered = quotes.filter(({ status }) => status === 'quoted')
  const quote = quotes.find(({ id }) => id === entered)
  return (
    <Flex vertical gap="middle">
      <AwardedOrders awards={awards} quotes={quotes} />
      <QuoteList request={request} comparison={query.data} action={action} onEnter={setEntered} />
      {answered.length ? (
        <ComparisonGrid
          // the choice starts anew on new answers
          key={request.version}
          request={request}
          comparison={query.data}
          quotes={answered}
          action={action}
        />
      ) : null}
      {quote ? (
        <QuoteDrawer
          key={quote.id}
          request={request}
          quote={quote}
          action={action}
          onClose={() => setEntered(null)}
        />
      ) : null}
      <ActionConflict action={action} />
    </Flex>
  )
}
