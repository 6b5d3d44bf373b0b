import { Alert, Button, Card, Collapse, Flex, List, Typography } from 'antd'
import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../../kit/display/date-text'
import { MixedText } from '../../../../kit/display/mixed-text'
import { Empty } from '../../../../kit/empty'
import { useDownload } from '../../../../kit/files/use-download'
import { JobProgress } from '../../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../../kit/jobs/use-requested-job'
import { RecordTable } from '../../../../kit/table/record-table'
import { NONE } from '../../../../kit/display/none'
import type { QuotationDetail } from '../quotation'
import { WORKBOOK, type PricedWorkbook } from './workbook'

/** The client's file with our prices in it: a new one, and those made before. */
export function PricedWorkbooks({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const path = `/api/quotations/${quotation.id}/priced-workbooks`
  const query = useQuery<PricedWorkbook[]>({ queryKey: [path], staleTime: 0 })
  const { request, job } = useRequestedJob(path)
  const copies = query.data ?? []
  return (
    <Card size="small" title={t(`${WORKBOOK}.priced`)}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">{t(`${WORKBOOK}.priced_hint`)}</Typography.Text>
        <Flex>
          <Button
            type="primary"
            icon={<FileExcelOutlined />}
            loading={request.isPending}
            onClick={() => request.mutate({})}
          >
            {t(`${WORKBOOK}.write_prices`)}
          </Button>
        </Flex>
        {job ? (
          <JobProgress key={job.id} job={job} onFinished={() => void query.refetch()} />
        ) : null}
        {copies.length ? (
          <List
            size="small"
            rowKey="id"
            dataSource={copies}
            renderItem={(copy, index) => <PricedItem copy={copy} isOpen={index === 0} />}
          />
        ) : (
          <Empty title={t(`${WORKBOOK}.no_priced`)} />
        )}
      </Flex>
    </Card>
  )
}

function PricedItem({ copy, isOpen }: { copy: PricedWorkbook; isOpen: boolean }) {
  const { t } = useTranslation()
  const download = useDownload()
  const { report, url, originalFilename, createdAt, createdByName } = copy
  const { rows, skipCount } = report
  return (
    <List.Item>
      <Flex vertical gap="small" style={{ inlineSize: '100%' }}>
        <Flex gap="small" wrap align="center" justify="space-between">
          <Flex vertical>
            <bdi dir="auto">{originalFilename}</bdi>
            <Typography.Text type="secondary">
              <InstantText value={createdAt} /> · <MixedText>{createdByName}</MixedText> ·{' '}
              {t(`${WORKBOOK}.rows_priced`, { count: rows })}
            </Typography.Text>
          </Flex>
          <Button icon={<DownloadOutlined />} onClick={() => void download(url, originalFilename)}>
            {t(`${WORKBOOK}.download`)}
          </Button>
        </Flex>
        <Notes report={report} />
        {skipCount ? (
          <Collapse
            size="small"
            defaultActiveKey={isOpen ? ['skips'] : []}
            items={[
              {
                key: 'skips',
                label: t(`${WORKBOOK}.skipped`, { count: skipCount }),
                children: <Skips skips={report.skips} />,
              },
            ]}
          />
        ) : null}
      </Flex>
    </List.Item>
  )
}

/** What the sums of the client's file do not tell as our offer does. */
function Notes({ report }: { report: PricedWorkbook['report'] }) {
  const { t } = useTranslation()
  const { calculated, beside, discount } = report
  return (
    <>
      {calculated ? (
        <Typography.Text type="secondary">
          {t(`${WORKBOOK}.calculated`, { count: calculated })}
        </Typography.Text>
      ) : null}
      {beside ? (
        <Alert type="info" showIcon message={t(`${WORKBOOK}.beside`, { count: beside })} />
      ) : null}
      {discount ? (
        <Alert type="warning" showIcon message={t(`${WORKBOOK}.discount`, { amount: discount })} />
      ) : null}
    </>
  )
}

type Skip = PricedWorkbook['report']['skips'][number]

function Skips({ skips }: { skips: Skip[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable<Skip & { key: number }>
      size="small"
      rowKey="key"
      pagination={skips.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      dataSource={skips.map((skip, key) => ({ ...skip, key }))}
      columns={[
        {
          title: t(`${WORKBOOK}.place`),
          render: (_, { sheet, row, cell }) =>
            row ? <bdi>{`${sheet}!${cell ?? row}`}</bdi> : NONE,
        },
        {
          title: t(`${WORKBOOK}.field.description`),
          dataIndex: 'description',
          ellipsis: true,
          render: (text: string) => <bdi>{text}</bdi>,
        },
        {
          title: t(`${WORKBOOK}.why`),
          render: (_, { reason }) => t(`${WORKBOOK}.reason.${reason}`),
        },
      ]}
    />
  )
}
