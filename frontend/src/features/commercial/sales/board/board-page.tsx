import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../kit/link-button'
import { LoadFailed } from '../../../../kit/load-failed'
import { PageHeader } from '../../../../kit/page-header'
import { PageSkeleton } from '../../../../kit/page-skeleton'
import { useAbility } from '../../../../providers/access'
import { useLiveEvent } from '../../../../providers/live'
import { PeriodPicker, usePeriod } from '../period-picker'
import { SALES, type Board } from '../sales'
import { BoardView } from './board-view'

/** Records whose changes, by anyone, show on the board. */
const FOLLOWED = ['leads', 'quotations', 'pipeline']

/** The pipeline as a board: leads first, then the quotations that they have become. */
export default function BoardPage() {
  const { t } = useTranslation()
  const period = usePeriod()
  const mayAdd = useAbility('leads.manage')
  const query = useQuery<Board>({ queryKey: [`/api/sales/board${period}`], staleTime: 0 })
  const board = query.data
  useLiveEvent('record', ({ resource }) => {
    if (FOLLOWED.includes(resource)) void query.refetch()
  })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${SALES}.board.title`)}
        subtitle={t(`${SALES}.board.subtitle`)}
        actions={
          <>
            <PeriodPicker from={board?.from} to={board?.to} />
            {mayAdd ? (
              <LinkButton type="primary" to="/commercial/leads/new" icon={<PlusOutlined />}>
                {t('commercial.leads.create')}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {board ? (
        <BoardView board={board} onChanged={() => void query.refetch()} />
      ) : (
        <PageSkeleton rows={10} />
      )}
    </>
  )
}
