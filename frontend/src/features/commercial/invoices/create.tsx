import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { CONTRACTS, type Contract } from '../contracts/contract'
import { INVOICES, INVOICE_TYPES, type InvoiceDetail, type InvoiceType } from './invoice'
import { InvoiceForm } from './invoice-form'

/** Type, contract and original are in the address, so that other pages can lead here. */
export default function InvoiceCreate() {
  const [params] = useSearchParams()
  const requested = params.get('type') as InvoiceType
  const type = INVOICE_TYPES.includes(requested) ? requested : 'standard'
  const contractId = params.get('contract')
  const originalId = params.get('original')
  const key = `${type} ${contractId} ${originalId}`
  if (contractId) return <UnderContract key={key} type={type} id={contractId} />
  if (originalId) return <Correcting key={key} type={type} id={originalId} />
  return <InvoiceForm key={key} type={type} />
}

interface FromRecord {
  type: InvoiceType
  id: string
}

function UnderContract({ type, id }: FromRecord) {
  const query = useRecord<Contract>(CONTRACTS, id)
  if (query.data) return <InvoiceForm type={type} contract={query.data} />
  return <Waiting query={query} />
}

function Correcting({ type, id }: FromRecord) {
  const query = useRecord<InvoiceDetail>(INVOICES, id)
  if (query.data) return <InvoiceForm type={type} original={query.data} />
  return <Waiting query={query} />
}

function Waiting({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  if (!query.error) return <PageSkeleton rows={10} />
  return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
}
