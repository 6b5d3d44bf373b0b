import type { Schema } from '../../../api/types'
import { useState } from 'react'
import { Button, Card, Flex, List, Segmented } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Empty } from '../../../kit/empty'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'

type Print = Schema<'PurchaseOrderPrint'>

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
]

/** PDFs of an order for its vendor: a new one in either language, and those made before. */
export function OrderPrints({ order }: { order: PurchaseOrder }) {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState(i18n.language.startsWith('ar') ? 'ar' : 'en')
  const path = `/api/purchase-orders/${order.id}/prints`
  const prints = useQuery<Print[]>({ queryKey: [path], staleTime: 0 })
  const { request, job } = useRequestedJob(path, `${PURCHASE_ORDERS}.prints.failed`)
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="center">
        <Segmented
          aria-label={t(`${PURCHASE_ORDERS}.prints.language`)}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES}
        />
        <Button
          type="primary"
          icon={<FilePdfOutlined />}
          loading={request.isPending}
          onClick={() => request.mutate({ language })}
        >
          {t(`${PURCHASE_ORDERS}.prints.print`)}
        </Button>
      </Flex>
      {job ? (
        <Card size="small">
          <JobProgress key={job.id} job={job} onFinished={() => void prints.refetch()} />
        </Card>
      ) : null}
      <PrintList prints={prints.data ?? []} number={order.number} />
    </Flex>
  )
}

function PrintList({ prints, number }: { prints: Print[]; number: string }) {
  const { t } = useTranslation()
  if (prints.length === 0) return <Empty title={t(`${PURCHASE_ORDERS}.prints.none`)} />
  return (
    <List
      size="small"
      rowKey="id"
      dataSource={prints}
      renderItem={(print) => <PrintItem print={print} number={number} />}
    />
  )
}

function PrintItem({ print, number }: { print: Print; number: string }) {
  return (
    <List.Item>
      <List.Item.Meta
        avatar={<FilePdfOutlined aria-hidden />}
        title={
          <a href={`${print.url}?inline=1`} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{print.revision ? `${number}-R${print.revision}` : number}</bdi> ·{' '}
            {LANGUAGES.find(({ value }) => value === print.language)?.label}
          </a>
        }
        description={
          <>
            <InstantText value={print.createdAt} /> · <MixedText>{print.createdByName}</MixedText>
          </>
        }
      />
    </List.Item>
  )
}
