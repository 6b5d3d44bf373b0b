import { Card, List } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { usePrintChoices } from '../../../kit/files/pdf-prints'
import { VendorLink } from '../shared/vendor-link'
import { printsPath, PURCHASE_REQUESTS, type PurchaseRequest } from './purchase-request'

type Print = Schema<'PurchaseRequestPrint'>

/** What was printed for which vendor, and what each can still open. */
export function RequestPrints({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const path = printsPath(request)
  const { data: prints = [] } = useQuery<Print[]>({ queryKey: [path], staleTime: 0 })
  if (!prints.length) return null
  return (
    <Card size="small" title={t(`${PURCHASE_REQUESTS}.prints`)}>
      <List
        size="small"
        rowKey="id"
        dataSource={prints}
        renderItem={(print) => <PrintRow print={print} path={path} />}
      />
    </Card>
  )
}

function PrintRow({ print, path }: { print: Print; path: string }) {
  const { vendorName, language, url, createdAt, createdByName } = print
  const choices = usePrintChoices()
  return (
    <List.Item actions={[<VendorLink key="link" path={path} print={print} />]}>
      <List.Item.Meta
        avatar={<FilePdfOutlined aria-hidden />}
        title={
          <a href={`${url}?inline=1`} target="_blank" rel="noreferrer">
            <bdi>{vendorName}</bdi> · {choices.find(({ value }) => value === language)?.label}
          </a>
        }
        description={
          <>
            <InstantText value={createdAt} /> · <MixedText>{createdByName}</MixedText>
          </>
        }
      />
    </List.Item>
  )
}
