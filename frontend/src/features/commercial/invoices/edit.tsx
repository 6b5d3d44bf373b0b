import { useParams } from 'react-router'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { CONTRACTS, type Contract } from '../contracts/contract'
import { corrects, INVOICES, type InvoiceDetail, type InvoiceType } from './invoice'
import { InvoiceForm } from './invoice-form'

export default function InvoiceEdit() {
  const id = useParams().id
  const query = useRecord<InvoiceDetail>(INVOICES, id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const invoice = query.data
  if (!invoice) return <PageSkeleton rows={10} />
  if (corrects(invoice.type) && invoice.original)
    return <Correcting invoice={invoice} originalId={invoice.original.id} />
  if (invoice.contractId) return <UnderContract invoice={invoice} contractId={invoice.contractId} />
  return <InvoiceForm id={invoice.id} type={invoice.type as InvoiceType} />
}

function UnderContract({ invoice, contractId }: { invoice: InvoiceDetail; contractId: number }) {
  const query = useRecord<Contract>(CONTRACTS, String(contractId))
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  return <InvoiceForm id={invoice.id} type={invoice.type as InvoiceType} contract={query.data} />
}

function Correcting({ invoice, originalId }: { invoice: InvoiceDetail; originalId: number }) {
  const query = useRecord<InvoiceDetail>(INVOICES, String(originalId))
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={10} />
  return <InvoiceForm id={invoice.id} type={invoice.type as InvoiceType} original={query.data} />
}
