import { useState } from 'react'
import { Card, Flex, Form } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { http } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent } from '../../../kit/display/numbers'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import type { Line } from '../../../kit/lines/types'
import { RecordTable } from '../../../kit/table/record-table'
import { partsBody } from './term-parts'
import { PAYMENT_TERMS } from './payment-term'

type Dues = Answer<'payment_term_previews.store'>
type Due = Dues[number]

/** The days on which an amount would be due, for an amount and a day to try it with. */
export function TermPreview({ parts, whole }: { parts: Line[]; whole: boolean }) {
  const { t } = useTranslation()
  const [amount, setAmount] = useState('100000')
  const [on, setOn] = useState<string | null>(today())
  const dues = useDues(parts, whole ? amount : '', on)
  const text = (name: string) => t(`${PAYMENT_TERMS}.${name}`)
  return (
    <Card size="small" title={text('preview')} style={{ marginBlockEnd: 16 }}>
      <Flex gap="middle" wrap>
        <Form.Item label={text('amount')} htmlFor="term-amount">
          <DecimalInput id="term-amount" value={amount} suffix="SAR" onChange={setAmount} />
        </Form.Item>
        <Form.Item label={text('on')} htmlFor="term-on">
          <DayInput id="term-on" value={on} onChange={setOn} />
        </Form.Item>
      </Flex>
      <DueTable dues={whole ? dues : []} />
    </Card>
  )
}

function useDues(parts: Line[], amount: string, on: string | null): Due[] {
  const isComplete = on !== null && amount !== ''
  // empty until complete, so that what is sent and whether it may be sent are of the same moment
  const body = useDebounced(
    isComplete
      ? JSON.stringify({ amount, currency: 'SAR', on, parts: partsBody(filled(parts)) })
      : ''
  )
  const { data = [] } = useQuery<Dues>({
    queryKey: ['payment-term-preview', body],
    queryFn: async () =>
      (await http.post<Dues>('/api/payment-terms/preview', JSON.parse(body))).data,
    enabled: body !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  return data
}

function DueTable({ dues }: { dues: Due[] }) {
  const { t } = useTranslation()
  const triggerOf = useChoiceLabel('due-triggers')
  const text = (name: string) => t(`${PAYMENT_TERMS}.${name}`)
  return (
    <RecordTable<Due>
      size="small"
      rowKey={(due) => `${due.dueFrom}-${due.dueOn}-${due.portion}`}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={dues}
      columns={[
        {
          title: text('fields.portion'),
          render: (_, due) => <Percent value={due.portion} decimals={2} />,
        },
        { title: text('fields.dueFrom'), render: (_, due) => triggerOf(due.dueFrom) },
        { title: text('due_on'), render: (_, due) => <DateText value={due.dueOn} /> },
        {
          title: text('due'),
          align: 'end',
          render: (_, due) => <Money value={due.amount} currency={due.currency} />,
        },
        { title: text('discount_until'), render: (_, due) => <Discount due={due} /> },
      ]}
    />
  )
}

function Discount({ due }: { due: Due }) {
  if (!due.discountUntil) return null
  return (
    <>
      <Money value={due.discount} currency={due.currency} /> ·{' '}
      <DateText value={due.discountUntil} />
    </>
  )
}

const filled = (parts: Line[]) =>
  parts
    .filter(({ portion }) => String(portion ?? '').trim() !== '')
    .map((line) => ({ ...line, discount: line.discount || null }))
