import { Flex, Skeleton } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Pages } from '../../../kit/pages'
import { http } from '../../../api/http'
import type { PortalNotification } from '../../../api/types'
import { LinkButton } from '../../../kit/link-button'
import { PageHeader } from '../../../kit/page-header'
import { LoadFailure, Note } from '../load-note'
import { MarkAllButton } from '../mark-all-button'
import { NotificationList } from '../notification-list'
import { useUnreadCount } from '../use-notifications'
import { NotificationFilters, PAGE_SIZE, useNotificationFilters } from './notification-filters'
import styles from './notifications-page.module.css'

function useNotificationPage(params: Record<string, string | number>) {
  return useQuery({
    queryKey: ['/api/notifications', params],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, headers } = await http.get<PortalNotification[]>('/api/notifications', {
        params,
        signal,
      })
      return { rows: data, total: Number(headers['x-total-count'] ?? data.length) }
    },
  })
}

/** All notifications, with filters by state and priority. */
export default function NotificationsPage() {
  const { t } = useTranslation()
  const filters = useNotificationFilters()
  const { data, isPending, isError, refetch } = useNotificationPage(filters.params)
  const unread = useUnreadCount()
  return (
    <Flex vertical gap="middle">
      <PageHeader
        title={t('notifications.title')}
        actions={
          <>
            <MarkAllButton unread={unread} />
            <LinkButton to="/account/preferences">{t('notifications.settings')}</LinkButton>
          </>
        }
      />
      <NotificationFilters {...filters} />
      {isPending && <Skeleton active avatar title={false} paragraph={{ rows: 6 }} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <Note text={t(filters.isFiltered ? 'notifications.noMatch' : 'notifications.empty')} />
      )}
      {data && data.rows.length > 0 && (
        <div className={styles.list}>
          <NotificationList items={data.rows} />
        </div>
      )}
      <Pages
        align="end"
        hideOnSinglePage
        current={filters.page}
        pageSize={PAGE_SIZE}
        showSizeChanger={false}
        total={data?.total ?? 0}
        onChange={(page) => filters.change('page', page === 1 ? null : String(page))}
      />
    </Flex>
  )
}
