import { Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useDocumentTitle } from '../../../kit/use-document-title'
import { WarehouseShortages } from './warehouse-shortages'
import { groupsBy, REORDER_SUGGESTIONS, type Suggestion } from './reorder-suggestion'

/** What each warehouse is short of, and a draft order for it. */
export default function ReorderSuggestionList() {
  const { t } = useTranslation()
  useDocumentTitle(t(`${REORDER_SUGGESTIONS}.title`))
  const query = useQuery<Suggestion[]>({ queryKey: ['/api/reorder-suggestions'], staleTime: 0 })
  const suggestions = query.data ?? []
  const warehouses = groupsBy(suggestions, ({ warehouseId }) => warehouseId)
  return (
    <>
      <PageHeader
        title={t(`${REORDER_SUGGESTIONS}.title`)}
        subtitle={t(`${REORDER_SUGGESTIONS}.hint`)}
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <PageSkeleton rows={8} />
      ) : warehouses.length === 0 ? (
        <Card>
          <Empty title={t(`${REORDER_SUGGESTIONS}.empty`)} />
        </Card>
      ) : (
        <Flex vertical gap="middle">
          {warehouses.map(([id, rows]) => (
            <WarehouseShortages key={id} rows={rows} />
          ))}
        </Flex>
      )}
    </>
  )
}
