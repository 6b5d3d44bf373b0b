import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { withKeys } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'
import { standardRate, WithStandardRate } from '../../../kit/vat/standard-rate'
import { CONTRACTS, contractPath, type Contract, type ContractLine } from './contract'
import { ContractFields } from './contract-fields'
import { blankLine, useContractColumns } from './contract-columns'

const usual = () => ({
  currency: 'SAR',
  vatRate: standardRate(),
  vatCategory: 'S',
  retention: '10',
  advanceRecovery: '0',
  vatOnRetention: 'invoice',
  paymentDays: 30,
})

const editable = ({ description, descriptionAr, unit, quantity, unitRate }: ContractLine) => ({
  description,
  descriptionAr,
  unit,
  quantity,
  unitRate,
})

/** What the API takes of the form; empty text is no value. */
function bodyOf(values: object, lines: object[]) {
  const form = values as Record<string, unknown>
  const fields = [
    'title',
    'titleAr',
    'clientId',
    'reference',
    'currency',
    'vatRate',
    'vatCategory',
    'exemptionReason',
    'retention',
    'retentionCap',
    'advanceRecovery',
    'vatOnRetention',
    'signedOn',
  ]
  const body = Object.fromEntries(
    fields.map((name) => [name, form[name] === '' ? null : form[name]])
  )
  return { ...body, paymentDays: Number(form.paymentDays ?? 30), lines }
}

/** Create and edit of a contract differ only in the record they start from. */
export function ContractForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useContractColumns()
  const text = (key: string) => t(`${CONTRACTS}.${key}`)
  return (
    <WithStandardRate>
      {() => (
        <ResourceForm<Contract>
          resource={CONTRACTS}
          id={id}
          title={text(id === undefined ? 'create' : 'edit')}
          back={
            id === undefined
              ? { to: '/commercial/contracts', label: text('title') }
              : { to: contractPath({ id }), label: text('singular') }
          }
          initialValues={{ ...usual(), signedOn: today(), lines: [blankLine()] }}
          toValues={(contract) => ({ ...contract, lines: withKeys(contract.lines.map(editable)) })}
          toBody={(values) => {
            const { lines = [] } = values as { lines?: Line[] }
            return bodyOf(values, linesBody(withoutTail(lines, columns, blankLine), columns))
          }}
          onSaved={(contract) => void navigate(contractPath(contract))}
        >
          {(form, contract) => <ContractFields form={form} contract={contract} />}
        </ResourceForm>
      )}
    </WithStandardRate>
  )
}
