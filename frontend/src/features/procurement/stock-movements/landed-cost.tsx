import { useState } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { TruckOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Answer, Body, Schema } from '../../../api/types'
import { http, newIdempotencyKey } from '../../../api/http'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { useChoices, type ChoiceOption } from '../../../kit/inputs/use-choices'
import { useAbility } from '../../../providers/access'
import { movementPath, MOVEMENTS } from './movement'

type LandedCost = Body<'landed_costs.store'>
type Kind = LandedCost['charges'][number]['kind']
type Billed = Schema<'BilledCharge'>
type Values = Pick<LandedCost, 'basis' | 'note'> & {
  amounts?: Partial<Record<Kind, string>>
  billed?: number[]
}

const TEXTS = `${MOVEMENTS}.landed`

interface LandedCostProps {
  /** Receipts whose goods the charges are of. */
  movements: { id: number; type: string; status: string; reversalOfId: number | null }[]
}

/** Adds freight, customs and other charges to the cost of goods that were received. */
export function LandedCostButton({ movements }: LandedCostProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const may = useAbility('stock.manage')
  const receipts = movements.filter(
    ({ type, status, reversalOfId }) => type === 'receive' && status === 'posted' && !reversalOfId
  )
  if (!may || !receipts.length) return null
  return (
    <>
      <Button icon={<TruckOutlined />} onClick={() => setIsOpen(true)}>
        {t(`${TEXTS}.add`)}
      </Button>
      {isOpen ? (
        <LandedCostDialog ids={receipts.map(({ id }) => id)} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

/** All that is left of a charge; insurance and handling are other charges here. */
const chargeOf = ({ id, kind, description, left }: Billed) => ({
  kind: (kind === 'freight' || kind === 'customs' ? kind : 'other') as Kind,
  ...{ description, billChargeId: id, amount: left },
})

const optionOf = ({ id, billNumber, description, left }: Billed) => ({
  value: id,
  label: [billNumber, description, `${left} SAR`].filter(Boolean).join(' · '),
})

/** Charges of bills that the goods of these receipts do not bear yet. */
function useBilledCharges(ids: number[]) {
  const query = ids.map((id) => `movementIds[]=${id}`).join('&')
  const { data = [] } = useQuery<Billed[]>({
    queryKey: [`/api/landed-costs/charges?${query}`],
    staleTime: 0,
  })
  return data
}

function LandedCostDialog({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { options: kinds } = useChoices('charge-kinds')
  const billed = useBilledCharges(ids)
  const save = async ({ basis, note, amounts = {}, billed: chosen = [] }: Values) => {
    const own = kinds.flatMap(({ value }) => {
      const amount = amounts[value as Kind]
      return amount ? [{ kind: value as Kind, amount }] : []
    })
    const charges = [...billed.filter(({ id }) => chosen.includes(id)).map(chargeOf), ...own]
    const body: LandedCost = { movementIds: ids, basis, charges, note: note || null }
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data } = await http.post<Answer<'landed_costs.store'>>('/api/landed-costs', body, {
      headers,
    })
    void navigate(movementPath(data))
  }
  return (
    <FormDialog<Values>
      title={t(`${TEXTS}.add`)}
      intro={t(`${TEXTS}.intro`, { count: ids.length })}
      initialValues={{ basis: 'value' }}
      onSave={save}
      onClose={onClose}
    >
      <ChargeFields billed={billed} kinds={kinds} />
      <Form.Item name="note" label={t(`${TEXTS}.note`)}>
        <Input.TextArea rows={2} maxLength={1000} />
      </Form.Item>
    </FormDialog>
  )
}

/** What is spread, and by what. */
function ChargeFields({ billed, kinds }: { billed: Billed[]; kinds: ChoiceOption[] }) {
  const { t } = useTranslation()
  return (
    <>
      {billed.length ? (
        <Form.Item name="billed" label={t(`${TEXTS}.billed`)}>
          <Select mode="multiple" options={billed.map(optionOf)} />
        </Form.Item>
      ) : null}
      {kinds.map(({ value, label }) => (
        <Form.Item key={value} name={['amounts', value]} label={label}>
          <DecimalInput suffix="SAR" />
        </Form.Item>
      ))}
      <Form.Item name="basis" label={t(`${TEXTS}.basis`)} rules={[{ required: true }]}>
        <ChoiceSelect list="charge-bases" allowClear={false} />
      </Form.Item>
    </>
  )
}
