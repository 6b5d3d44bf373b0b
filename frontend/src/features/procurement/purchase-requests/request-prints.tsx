import { Card } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { PrintList, usePrintLanguage } from '../../../kit/files/pdf-prints'
import { VendorLink } from '../shared/vendor-link'
import { printsPath, PURCHASE_REQUESTS, type PurchaseRequest } from './purchase-request'

type Print = Schema<'PurchaseRequestPrint'>

/** What was printed for which vendor, and what each can still open. */
export function RequestPrints({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const path = printsPath(request)
  const languageOf = usePrintLanguage()
  const { data: prints = [] } = useQuery<Print[]>({ queryKey: [path], staleTime: 0 })
  if (!prints.length) return null
  const rowOf = (print: Print) => {
    const { id, url, vendorName, language, createdAt, createdByName } = print
    return {
      ...{ id, url, at: createdAt, by: createdByName },
      title: (
        <>
          <bdi>{vendorName}</bdi> · {languageOf(language)}
        </>
      ),
      extra: <VendorLink path={path} print={print} />,
    }
  }
  return (
    <Card size="small" title={t(`${PURCHASE_REQUESTS}.prints`)}>
      <PrintList rows={prints.map(rowOf)} />
    </Card>
  )
}
