import { useState } from 'react'
import { Card, Flex, Form, Table } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import type { Line } from '../../../kit/lines/types'
import { partsBody } from './term-parts'
import { PAYMENT_TERMS } from './payment-term'

interface Due {
  dueFrom: string
  portion: string
  amount: string
  discount: string
  currency: string
  dueOn: string
  discountUntil: string | null
}

/** What would be due when, of an amount and a day that can be tried. */
export function TermPreview({ parts, whole }: { parts: Line[]; whole: boolean }) {
  const { t } = useTranslation()
  const [amount, setAmount] = useState('100000')
  const [on, setOn] = useState<string | null>(today())
  const triggerOf = useChoiceLabel('due-triggers')
  const isComplete = whole && on !== null && amount !== ''
  // empty until it can be asked: what is sent and whether it may be are of the same moment
  const asked = useDebounced(
    isComplete
      ? JSON.stringify({ amount, currency: 'SAR', on, parts: partsBody(filled(parts)) })
      : ''
  )
  const { data = [] } = useQuery<Due[]>({
    queryKey: ['payment-term-preview', asked],
    queryFn: async () => (await http.post<Due[]>('/api/payment-terms/preview', JSON.parse(asked))).data, // prettier-ignore
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
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
      <Table<Due>
        size="small"
        rowKey={(due) => `${due.dueFrom}-${due.dueOn}-${due.portion}`}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={whole ? data : []}
        columns={[
          { title: t(`${PAYMENT_TERMS}.fields.portion`), render: (_, due) => <Ltr>{due.portion}%</Ltr> }, // prettier-ignore
          { title: t(`${PAYMENT_TERMS}.fields.dueFrom`), render: (_, due) => triggerOf(due.dueFrom) }, // prettier-ignore
          { title: text('due_on'), render: (_, due) => <DateText value={due.dueOn} /> },
          { title: text('due'), align: 'end', render: (_, due) => <Money value={due.amount} currency={due.currency} /> }, // prettier-ignore
          { title: text('discount_until'), render: (_, due) => <Discount due={due} /> },
        ]}
      />
    </Card>
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
