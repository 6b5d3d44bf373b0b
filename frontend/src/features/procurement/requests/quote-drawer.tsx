import { useState } from 'react'
import { Alert, Button, Drawer, Form, Input, InputNumber, Select, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { useVatCategories } from '../../../kit/vat/use-vat-columns'
import { standardRate } from '../../../kit/vat/standard-rate'
import { categoryOfRate, rateOfCategory } from '../../../kit/vat/vat'
import { UnitQuantity } from '../materials/unit-quantity'
import { PaymentTermSelect } from '../purchase-orders/payment-term-select'
import { LineName } from './request-details'
import { priceOf, REQUESTS, type PurchaseRequest, type Quote, type RequestLine } from './request'
import { MixedText } from '../../../kit/display/mixed-text'

interface QuoteDrawerProps {
  request: PurchaseRequest
  quote: Quote
  action: ReturnType<typeof useRecordAction>
  onClose: () => void
}

interface Priced {
  unitPrice: string
  vatCategory: string
  vatRate: string
}

/** A vendor's answer, line by line; a line without a price was not offered. */
export function QuoteDrawer({ request, quote, action, onClose }: QuoteDrawerProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm()
  const lines = request.lines ?? []
  const [prices, setPrices] = useState<Record<number, Priced>>(() => pricesOf(quote, lines))
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (head: Record<string, unknown>) => {
    setBusy(true)
    setProblem(null)
    const body = { ...cleaned(head), lines: linesOf(prices, lines) }
    const done = t(`${REQUESTS}.saved`)
    await action
      .run(request, { path: `quotes/${quote.id}`, method: 'patch', body, done })
      .then(onClose, (error: unknown) => setProblem(firstOf(error)))
    setBusy(false)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 860px)"
      title={
        <>
          {t(`${REQUESTS}.quote_of`)} <MixedText>{quote.vendorName}</MixedText>
        </>
      }
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {t(`${REQUESTS}.save_quote`)}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} /> : null}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...quote, quotedOn: quote.quotedOn ?? today() }}
        onFinish={(head: Record<string, unknown>) => void save(head)}
      >
        <QuoteFields />
      </Form>
      <PriceTable lines={lines} prices={prices} onChange={setPrices} />
    </Drawer>
  ) // prettier-ignore
}

const HEAD = ['currency', 'vendorNumber', 'quotedOn', 'validUntilOn', 'leadDays', 'paymentTermId', 'freight', 'terms'] as const // prettier-ignore

/** What is empty clears what stood there before. */
const cleaned = (head: Record<string, unknown>) =>
  Object.fromEntries(HEAD.map((name) => [name, head[name] === '' ? null : (head[name] ?? null)]))

function firstOf(error: unknown): string | null {
  return error instanceof HttpError ? (Object.values(error.errors ?? {})[0]?.[0] ?? null) : null
}

function pricesOf(quote: Quote, lines: RequestLine[]): Record<number, Priced> {
  return Object.fromEntries(
    lines.map(({ id }) => {
      const {
        unitPrice = '',
        vatCategory = 'S',
        vatRate = standardRate(),
      } = priceOf(quote, id) ?? {}
      return [id, { unitPrice, vatCategory, vatRate }]
    })
  )
}

function linesOf(prices: Record<number, Priced>, lines: RequestLine[]) {
  return lines.flatMap(({ id }) => {
    const { unitPrice, vatCategory, vatRate } = prices[id]!
    if (unitPrice.trim() === '') return []
    return [{ lineId: id, unitPrice, vatCategory, ...(vatRate.trim() !== '' && { vatRate }) }]
  })
}

function QuoteFields() {
  return (
    <FieldGrid>
      <Field resource={REQUESTS} name="quotedOn" required>
        <DayInput />
      </Field>
      <Field resource={REQUESTS} name="validUntilOn">
        <DayInput />
      </Field>
      <Field resource={REQUESTS} name="currency" required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field resource={REQUESTS} name="leadDays">
        <InputNumber min={0} max={1000} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      <Field resource={REQUESTS} name="freight">
        <DecimalInput />
      </Field>
      <Field resource={REQUESTS} name="vendorNumber">
        <Input maxLength={80} dir="ltr" />
      </Field>
      <Field resource={REQUESTS} name="paymentTermId">
        <PaymentTermSelect />
      </Field>
      <Field resource={REQUESTS} name="terms" wide>
        <Input.TextArea rows={2} maxLength={5000} />
      </Field>
    </FieldGrid>
  )
}

interface PriceTableProps {
  lines: RequestLine[]
  prices: Record<number, Priced>
  onChange: (prices: Record<number, Priced>) => void
}

function PriceTable({ lines, prices, onChange }: PriceTableProps) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${REQUESTS}.fields.${name}`)
  const categories = useVatCategories()
  const write = (line: RequestLine, next: Partial<Priced>) =>
    onChange({ ...prices, [line.id]: { ...prices[line.id]!, ...next } })
  const cell = (name: 'unitPrice' | 'vatRate', width: number) => ({
    title: field(name),
    width,
    render: (_: unknown, line: RequestLine) => (
      <DecimalInput
        aria-label={`${field(name)} ${line.description}`}
        value={prices[line.id]![name]}
        onChange={(value) =>
          write(line, {
            [name]: value,
            ...(name === 'vatRate' && {
              vatCategory: categoryOfRate(value, prices[line.id]!.vatCategory),
            }),
          })
        }
      />
    ),
  })
  return (
    <Table<RequestLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={[
        {
          title: field('description'),
          render: (_, line) => (
            <div style={{ maxInlineSize: 'min(340px, 40vw)' }}>
              <LineName line={line} />
            </div>
          ),
        },
        {
          title: field('quantity'),
          align: 'end',
          render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
        },
        cell('unitPrice', 130),
        {
          title: t('kit.vat.category'),
          width: 130,
          render: (_, line) => (
            <Select
              aria-label={`${t('kit.vat.category')} ${line.description}`}
              options={categories}
              value={prices[line.id]!.vatCategory}
              onChange={(vatCategory: string) =>
                write(line, {
                  vatCategory,
                  vatRate: rateOfCategory(vatCategory, prices[line.id]!.vatRate),
                })
              }
              style={{ inlineSize: '100%' }}
            />
          ),
        },
        cell('vatRate', 90),
      ]}
    />
  )
}
