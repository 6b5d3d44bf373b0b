import { Button, Divider, List, Modal, Typography } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'
import { DateText } from '../display/date-text'
import { ItemMeta } from '../display/item-meta'
import { LoadFailed } from '../load-failed'
import { StandInForm, type StandInValues } from './stand-in-form'

const PATH = '/api/approval-delegations'

interface Person {
  id: number
  name: string | null
}

interface Delegation {
  id: number
  user: Person
  delegate: Person
  fromOn: string
  toOn: string
  note: string | null
  can: { end: boolean }
}

/** Who decides for whom, now and later, and a form that hands one's own decisions to a colleague. */
export default function StandInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [PATH],
    staleTime: 0,
    queryFn: async ({ signal }) => (await http.get<Delegation[]>(PATH, { signal })).data,
  })
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast({ variant: 'success', title: done })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await queries.invalidateQueries({ queryKey: [PATH] })
    }
  }
  const give = (values: StandInValues) =>
    run(
      () => http.post(PATH, values, { headers: { 'Idempotency-Key': newIdempotencyKey() } }),
      t('kit.stand_in.given')
    )
  const end = (id: number) => run(() => http.delete(`${PATH}/${id}`), t('kit.stand_in.ended'))
  return (
    <Modal open title={t('kit.stand_in.title')} footer={null} onCancel={onClose}>
      <Typography.Paragraph type="secondary">{t('kit.stand_in.hint')}</Typography.Paragraph>
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <List<Delegation>
        size="small"
        rowKey="id"
        loading={query.isPending}
        dataSource={query.data ?? []}
        locale={{ emptyText: t('kit.stand_in.none') }}
        renderItem={(row) => (
          <List.Item
            extra={
              row.can.end ? (
                <Button size="small" onClick={() => void end(row.id).catch(() => undefined)}>
                  {t('kit.stand_in.end')}
                </Button>
              ) : null
            }
          >
            <ItemMeta
              title={t('kit.stand_in.for', { delegate: row.delegate.name, user: row.user.name })}
              description={
                <>
                  <DateText value={row.fromOn} /> – <DateText value={row.toOn} />
                  {row.note ? (
                    <>
                      {' · '}
                      <bdi>{row.note}</bdi>
                    </>
                  ) : null}
                </>
              }
            />
          </List.Item>
        )}
      />
      <Divider />
      <StandInForm onGive={give} />
    </Modal>
  )
}
