import { useState } from 'react'
import { Button, Card, Flex, List, Segmented } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { InstantText } from '../../../kit/display/date-text'
import { Empty } from '../../../kit/empty'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'

interface Paper {
  id: number
  revision: number
  language: 'en' | 'ar'
  url: string
  createdByName: string | null
  createdAt: string
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
]

/** Prints of an order for its vendor: one of either language, and those that were made. */
export function OrderPapers({ order }: { order: PurchaseOrder }) {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState(i18n.language.startsWith('ar') ? 'ar' : 'en')
  const [job, setJob] = useState<Job | null>(null)
  const path = `/api/purchase-orders/${order.id}/prints`
  const papers = useQuery<Paper[]>({ queryKey: [path], staleTime: 0 })
  const print = useMutation({
    mutationFn: async () => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Job>(path, { language }, { headers })).data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t(`${PURCHASE_ORDERS}.papers.failed`),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="center">
        <Segmented
          aria-label={t(`${PURCHASE_ORDERS}.papers.language`)}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES}
        />
        <Button
          type="primary"
          icon={<FilePdfOutlined />}
          loading={print.isPending}
          onClick={() => print.mutate()}
        >
          {t(`${PURCHASE_ORDERS}.papers.print`)}
        </Button>
      </Flex>
      {job ? (
        <Card size="small">
          <JobProgress key={job.id} job={job} onFinished={() => void papers.refetch()} />
        </Card>
      ) : null}
      <PaperList papers={papers.data ?? []} number={order.number} />
    </Flex>
  )
}

function PaperList({ papers, number }: { papers: Paper[]; number: string }) {
  const { t } = useTranslation()
  if (papers.length === 0) return <Empty title={t(`${PURCHASE_ORDERS}.papers.none`)} />
  return (
    <List
      size="small"
      rowKey="id"
      dataSource={papers}
      renderItem={(paper) => (
        <List.Item>
          <List.Item.Meta
            avatar={<FilePdfOutlined aria-hidden />}
            title={
              <a href={`${paper.url}?inline=1`} target="_blank" rel="noreferrer">
                <bdi dir="ltr">{paper.revision ? `${number}-R${paper.revision}` : number}</bdi> ·{' '}
                {LANGUAGES.find(({ value }) => value === paper.language)?.label}
              </a>
            }
            description={
              <>
                <InstantText value={paper.createdAt} /> ·{' '}
                <MixedText>{paper.createdByName}</MixedText>
              </>
            }
          />
        </List.Item>
      )}
    />
  )
}
