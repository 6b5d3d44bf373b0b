import { useState } from 'react'
import { Alert, Button, Drawer, Form, Input, InputNumber, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { standardRate } from '../../../kit/vat/standard-rate'
import { LinePricesPanel } from '../line-prices/line-prices'
import { PaymentTermSelect } from '../purchase-orders/payment-term-select'
import { PriceTable, type Priced } from './price-table'
import {
  priceOf,
  PURCHASE_REQUESTS,
  type PurchaseRequest,
  type Quote,
  type RequestLine,
} from './purchase-request'
import { MixedText } from '../../../kit/display/mixed-text'

interface QuoteDrawerProps {
  request: PurchaseRequest
  quote: Quote
  action: ReturnType<typeof useRecordAction>
  onClose: () => void
}

/** A vendor's quote, line by line; a line without a price was not offered. */
export function QuoteDrawer({ request, quote, action, onClose }: QuoteDrawerProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm()
  const lines = request.lines
  const [prices, setPrices] = useState<Record<number, Priced>>(() => pricesOf(quote, lines))
  const { problem, busy, save } = useSaveQuote({ request, quote, action, onClose })
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 860px)"
      title={
        <>
          {t(`${PURCHASE_REQUESTS}.quote_of`)} <MixedText>{quote.vendorName}</MixedText>
        </>
      }
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {t(`${PURCHASE_REQUESTS}.save_quote`)}
        </Button>
      }
    >
      {problem ? (
        <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} />
      ) : null}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...quote, quotedOn: quote.quotedOn ?? today() }}
        onFinish={(head: Record<string, unknown>) =>
          void save({ ...cleaned(head), lines: linesOf(prices, lines) })
        }
      >
        <QuoteFields />
      </Form>
      <PriceTable lines={lines} prices={prices} onChange={setPrices} />
      <QuotedPrices {...{ form, quote, lines, prices }} onChange={setPrices} />
    </Drawer>
  )
}

interface QuotedPricesProps {
  form: FormInstance
  quote: Quote
  lines: RequestLine[]
  prices: Record<number, Priced>
  onChange: (prices: Record<number, Priced>) => void
}

/** What was agreed with this vendor and paid before, beside what it quotes. */
function QuotedPrices({ form, quote, lines, prices, onChange }: QuotedPricesProps) {
  const currency = Form.useWatch('currency', form) as string | undefined
  const quotedOn = Form.useWatch('quotedOn', form) as string | null | undefined
  return (
    <LinePricesPanel
      vendorId={quote.vendorId}
      currency={currency ?? quote.currency ?? 'SAR'}
      on={quotedOn ?? null}
      lines={lines.map(({ id, materialId, unit, quantity, description }) => ({
        ...{ materialId, unit, quantity, description },
        unitPrice: prices[id]?.unitPrice,
      }))}
      onUse={(index, unitPrice) => {
        const { id } = lines[index]!
        onChange({ ...prices, [id]: { ...prices[id]!, unitPrice } })
      }}
    />
  )
}

function useSaveQuote({ request, quote, action, onClose }: QuoteDrawerProps) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (body: object) => {
    setBusy(true)
    setProblem(null)
    const done = t(`${PURCHASE_REQUESTS}.saved`)
    await action
      .run(request, { path: `quotes/${quote.id}`, method: 'patch', body, done })
      .then(onClose, (error: unknown) => setProblem(firstOf(error)))
    setBusy(false)
  }
  return { problem, busy, save }
}

const HEAD = [
  'currency',
  'vendorNumber',
  'quotedOn',
  'validUntilOn',
  'leadDays',
  'paymentTermId',
  'freight',
  'terms',
] as const

/** An empty field clears its earlier value. */
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
      <Field resource={PURCHASE_REQUESTS} name="quotedOn" required>
        <DayInput />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="validUntilOn">
        <DayInput />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="currency" required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="leadDays">
        <InputNumber min={0} max={1000} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="freight">
        <DecimalInput />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="vendorNumber">
        <Input maxLength={80} dir="ltr" />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="paymentTermId">
        <PaymentTermSelect />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="terms" wide>
        <Input.TextArea rows={2} maxLength={5000} />
      </Field>
    </FieldGrid>
  )
}
