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
import { RequestPrints } from './request-prints'
import { PURCHASE_REQUESTS, type Comparison, type PurchaseRequest } from './purchase-request'

/** Who was invited, what they offer line by line, and who gets which line. */
export function QuotesTab({ request }: { request: PurchaseRequest }) {
  const query = useQuery<Comparison>({
    // a new version of the request may hold new quotes
    queryKey: [`/api/purchase-requests/${request.id}/quotes`, request.version],
    staleTime: 0,
  })
  if (query.data) return <Quotes request={request} comparison={query.data} />
  if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton active title={false} />
}

function Quotes({ request, comparison }: { request: PurchaseRequest; comparison: Comparison }) {
  const action = useRecordAction(PURCHASE_REQUESTS)
  const [entered, setEntered] = useState<number | null>(null)
  const { quotes, awards } = comparison
  const quoted = quotes.filter(({ status }) => status === 'quoted')
  const quote = quotes.find(({ id }) => id === entered)
  return (
    <Flex vertical gap="middle">
      <AwardedOrders awards={awards} quotes={quotes} />
      <QuoteList request={request} comparison={comparison} action={action} onEnter={setEntered} />
      <RequestPrints request={request} />
      {quoted.length ? (
        <ComparisonGrid
          // new quotes reset the choice
          key={request.version}
          request={request}
          comparison={comparison}
          quotes={quoted}
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
