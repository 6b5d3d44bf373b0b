import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { WithStandardRate } from '../../../kit/vat/standard-rate'
import type { Contract } from '../contracts/contract'
import {
  corrects,
  invoicePath,
  INVOICES,
  underContract,
  type InvoiceDetail,
  type InvoiceType,
} from './invoice'
import { useInvoicesHome } from './use-invoices-home'
import { useInvoiceColumns } from './invoice-columns'
import { InvoiceFields } from './invoice-fields'
import { SourcePicker } from './source-picker'
import { bodyOf, newValues, storedValues, type InvoiceValues } from './invoice-values'

export interface InvoiceFormProps {
  id?: number
  type: InvoiceType
  contract?: Contract
  /** What a credit or debit note corrects. */
  original?: InvoiceDetail
}

/** Writes a draft: the fields follow from the type of the document. */
export function InvoiceForm({ id, type, contract, original }: InvoiceFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useInvoiceColumns()
  const home = useInvoicesHome()
  const isNew = id === undefined
  const lacksSource = isNew && ((underContract(type) && !contract) || (corrects(type) && !original))
  if (lacksSource) return <SourcePicker type={type} page />
  return (
    <WithStandardRate>
      {() => (
        <ResourceForm<InvoiceDetail>
          resource={INVOICES}
          id={id}
          title={isNew ? t(`${INVOICES}.new.${type}`) : t(`${INVOICES}.edit`)}
          back={isNew ? home : { to: invoicePath({ id }), label: t(`${INVOICES}.singular`) }}
          initialValues={newValues(type, contract, original)}
          toValues={storedValues}
          toBody={(values) => {
            const own = values as InvoiceValues
            const body = bodyOf(own, type, columns, { contract, isNew })
            return isNew ? { type, ...(original && { originalId: original.id }), ...body } : body
          }}
          onSaved={(invoice) => void navigate(invoicePath(invoice))}
          saveLabel={t(`${INVOICES}.save_draft`)}
        >
          {(form, invoice) => (
            <>
              {isNew ? <SourcePicker type={type} contract={contract} original={original} /> : null}
              <InvoiceFields {...{ form, type, contract, original, invoice }} />
            </>
          )}
        </ResourceForm>
      )}
    </WithStandardRate>
  )
}
