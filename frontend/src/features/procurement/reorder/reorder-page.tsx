import { Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useDocumentTitle } from '../../../kit/use-document-title'
import { StoreShortages } from './store-shortages'
import { groupsBy, REORDER, type Suggestion } from './suggestion'

/** What the stores are short of, store by store, and the way to a draft order of it. */
export default function ReorderPage() {
  const { t } = useTranslation()
  useDocumentTitle(t(`${REORDER}.title`))
  const query = useQuery<Suggestion[]>({ queryKey: ['/api/reorder-suggestions'], staleTime: 0 })
  const suggestions = query.data ?? []
  const stores = groupsBy(suggestions, ({ warehouseId }) => warehouseId)
  return (
    <>
      <PageHeader title={t(`${REORDER}.title`)} subtitle={t(`${REORDER}.hint`)} />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <PageSkeleton rows={8} />
      ) : stores.length === 0 ? (
        <Card>
          <Empty title={t(`${REORDER}.empty`)} />
        </Card>
      ) : (
        <Flex vertical gap="middle">
          {stores.map(([id, rows]) => (
            <StoreShortages key={id} rows={rows} />
          ))}
        </Flex>
      )}
    </>
  )
}
